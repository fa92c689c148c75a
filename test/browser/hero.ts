import { type Locator } from 'playwright-core';
import { vi } from 'vitest';
import { type Seat } from '../support/seat.ts';

/** How long the page may take for anything, in milliseconds. */
export const patience = 45_000;

/** Looks until something is found, and returns that. */
export const until = <T>(what: string, look: () => Promise<T | null>): Promise<T> =>
  vi.waitFor(
    async () => {
      const found = await look();
      if (found === null) throw new Error(`waited in vain: ${what}`);
      return found;
    },
    { timeout: patience, interval: 50 },
  );

/** A hero, played on the panel in the hero's own thread. */
export class Hero {
  readonly name: string;
  readonly seat: Seat;

  constructor(name: string, seat: Seat) {
    this.name = name;
    this.seat = seat;
  }

  /** Goes to the hero's thread. */
  async home(): Promise<void> {
    await this.seat.open(this.name);
    await this.#panel().waitFor();
  }

  /** The card that has the buttons: a question in its place counts too. */
  #panel(): Locator {
    const { page } = this.seat;
    const known = page.getByRole('button', { name: /^(Refresh|Back)$/ });
    return page.getByRole('log').getByRole('listitem').filter({ has: known }).last();
  }

  /** The text of the card, and what went wrong with its buttons. */
  async reads(): Promise<string> {
    const panel = this.#panel();
    const texts = await panel.getByRole('article').or(panel.getByRole('alert')).allInnerTexts();
    return texts.join('\n');
  }

  /** Waits until the panel says one of these, and tells which. */
  async finds<T extends string>(...texts: T[]): Promise<T> {
    let shown = '';
    try {
      return await until(`${this.name} reads “${texts.join('” or “')}”`, async () => {
        shown = await this.reads();
        return texts.find((text) => shown.includes(text)) ?? null;
      });
    } catch (error) {
      throw new Error(`instead, ${this.name} reads: ${shown}`, { cause: error });
    }
  }

  async offers(button: string | RegExp): Promise<boolean> {
    return (await this.#button(button).count()) > 0;
  }

  #button(name: string | RegExp): Locator {
    return this.#panel().getByRole('button', { name, exact: true });
  }

  /** Waits until the panel is another one than it was; not for ever, since it may have moved. */
  async #changed(before: string): Promise<void> {
    const look = async (): Promise<void> => {
      if ((await this.reads()) === before) throw new Error(`nothing changes: ${before}`);
    };
    await vi.waitFor(look, { timeout: 8_000, interval: 50 }).catch(() => undefined);
  }

  /** Presses it if it is still there: a new panel may have come in between, as for anybody. */
  async press(button: string | RegExp): Promise<void> {
    const before = await this.reads();
    const click = this.#button(button).first().click({ timeout: 4_000 });
    if (
      await click.then(
        () => true,
        () => false,
      )
    )
      await this.#changed(before);
  }

  /** Presses these, the last of them first, until the panel offers none of them any more. */
  async pressAway(...buttons: (string | RegExp)[]): Promise<void> {
    const offered = async (): Promise<string | RegExp | null> => {
      for (const button of buttons.toReversed()) if (await this.offers(button)) return button;
      return null;
    };
    const names = `${this.name}: ${buttons.join(' or ')}`;
    await until(`${names} can be pressed`, offered);
    await until(`${names} has been pressed`, async () => {
      const button = await offered();
      if (button !== null) await this.press(button);
      return (await offered()) === null ? true : null;
    });
  }

  /** COMBAT-14: does not use what a fight asks about, if it asks. */
  async keepsIt(): Promise<void> {
    const no = /^Do Not Use /;
    if (await this.offers(no)) await this.press(no);
  }

  /** Opens a chooser and takes what `pick` picks of its options; false where it picks nothing. */
  async takes(chooser: RegExp, pick: (offers: string[]) => string | undefined): Promise<boolean> {
    const before = await this.reads();
    const taken = await until(`${this.name} can choose in ${chooser}`, async () => {
      const button = this.#button(chooser).first();
      // A panel that is posted anew has its choosers closed.
      if ((await button.getAttribute('aria-expanded', { timeout: 4_000 })) !== 'true')
        await button.click({ timeout: 4_000 });
      const options = this.#panel().getByRole('listbox').getByRole('option');
      await options.first().waitFor({ timeout: 4_000 });
      const picked = pick(await options.allInnerTexts());
      const [label] = picked?.split('\n') ?? [];
      const one = label === undefined ? button : options.filter({ hasText: label }).first();
      await one.click({ timeout: 4_000 });
      return { any: label !== undefined };
    });
    if (taken.any) await this.#changed(before);
    return taken.any;
  }

  /** One act of a fight, as a player would choose it by the panel. */
  async fights(): Promise<void> {
    if (await this.offers(/^Attack .*: /)) return this.press(/^Attack .*: /);
    if (await this.offers(/^Attack\b/))
      return void (await this.takes(/^Attack\b/, (offers) => offers[0]));
    await this.approaches();
  }

  /** Walks a stretch by the compass, then to a stall, and sees the map about itself each time. */
  async walks(): Promise<void> {
    await this.#seesItself();
    const before = await this.reads();
    for (const arrow of ['N ↑', 'S ↓', 'W ←', 'E →'])
      if (await this.#button(arrow).isEnabled()) {
        await this.press(arrow);
        break;
      }
    if ((await this.reads()) === before) throw new Error(`${this.name} cannot walk: ${before}`);
    const places = /^Choose an orb or a place/;
    const begins = (word: string) => (offers: string[]) =>
      offers.find((offer) => offer.startsWith(word));
    while (!(await this.takes(places, begins('Goop')))) await this.takes(places, begins('More…'));
    await this.finds('You have come ', 'You have stopped');
    await this.#seesItself();
  }

  /** Its picture, as it can be seen. */
  async #seesItself(where: 'map' | 'arena' = 'map'): Promise<void> {
    const shown = this.#panel().getByRole('img', { name: new RegExp(`^The ${where} about `) });
    await until(`${this.name} sees the ${where}`, async () => {
      const width = await shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
      return width > 0 ? true : null;
    });
  }

  /** Goes towards the enemy, or ends the turn where that leads nowhere. */
  async approaches(): Promise<void> {
    await this.#seesItself('arena');
    const closer = (offers: string[]) => offers.find((offer) => offer.startsWith('Towards'));
    if ((await this.offers(/^Move/)) && (await this.takes(/^Move/, closer))) return;
    await this.press('End Turn');
  }
}
