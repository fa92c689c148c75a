import { type Locator, type Page } from 'playwright-core';

/** One person at the page. Every function does or sees only what a person could. */
export interface Seat {
  readonly page: Page;
  /** Opens a channel, a thread or direct messages by its name in the sidebar. */
  open(channel: string): Promise<void>;
  /** Waits until the sidebar marks a channel as having something new. */
  hasNews(channel: string): Promise<void>;
  /** Types a slash command and sends it; resolves when the bot has answered. */
  typeCommand(line: string): Promise<void>;
  /** Types as far as given and leaves it there. */
  begin(text: string): Promise<void>;
  /** The names of what is offered above the composer, once there are any. */
  offered(): Promise<string[]>;
  /** Sends what was begun. */
  send(): Promise<void>;
  write(text: string): Promise<void>;
  /** Opens what one can do to the stage itself: add people, leave, block the bot. */
  openStage(): Promise<void>;
  /** Presses the newest button of that name. */
  press(label: string): Promise<void>;
  /** Chooses in the newest chooser of that name; several options for one that takes several. */
  choose(label: string, option: string | string[]): Promise<void>;
  /** Fills a field of the open modal. */
  fill(field: string, text: string): Promise<void>;
  /** Sends the modal; resolves when it has closed or said why it does not. */
  submit(): Promise<void>;
  /** A command of the context menu of the newest message that holds the text. */
  useMenu(message: string, command: string): Promise<void>;
  /** Waits until the text is among the messages of the open channel. */
  sees(text: string | RegExp): Promise<void>;
  /** Waits until the text is anywhere on the page: a modal, a notice, the sidebar. */
  reads(text: string | RegExp): Promise<void>;
  /** All that stands in the open channel. */
  shown(): Promise<string>;
  /** Whether the text is among the messages now. */
  isSeeing(text: string | RegExp): Promise<boolean>;
  /** Moves the clock by one of its buttons and waits until it has settled. */
  moveClock(button: '+ 1 hour' | '+ 12 hours' | 'To next midnight'): Promise<void>;
  /** Moves the clock to a moment on the wall clock of the seat's zone: `2026-11-22T09:30`. */
  moveClockTo(wall: string): Promise<void>;
  /** Saves a picture of the window. */
  picture(path: string): Promise<void>;
}

async function sitDown(page: Page, person: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^${person}\\b`) }).click();
  await page.getByRole('region', { name: 'Write' }).waitFor();
}

/** Sits down as a person at a page that asks who one is. */
export async function seatFor(page: Page, person: string): Promise<Seat> {
  await sitDown(page, person);
  const composer = page.getByRole('region', { name: 'Write' });
  const field = composer.getByRole('textbox', { name: /^Message / });
  const log = page.getByRole('log');
  const dialog = page.getByRole('dialog');
  const idle = (): Promise<void> =>
    page.locator('[aria-label="Write"][aria-busy="false"]').waitFor();
  const heard = (text: string | RegExp): Locator => log.filter({ hasText: text });

  const clear = async (): Promise<void> => {
    const cancel = composer.getByRole('button', { name: 'Cancel' });
    if (await cancel.isVisible()) await cancel.click();
    await field.fill('');
  };
  const type = async (text: string): Promise<void> => {
    await clear();
    await field.click();
    for (const [at, line] of text.split('\n').entries()) {
      if (at > 0) await page.keyboard.press('Shift+Enter');
      await page.keyboard.type(line);
    }
  };
  const send = async (): Promise<void> => {
    await composer.getByRole('button', { name: 'Send' }).click();
    await idle();
  };
  const afterClock = async (act: (clock: Locator) => Promise<void>): Promise<void> => {
    await page.getByRole('button', { name: /^Clock: / }).click();
    await act(dialog);
    const still = dialog.locator('[data-clock="still"]');
    await still.waitFor({ state: 'attached', timeout: 60_000 });
    const problem = [await still.innerText(), ...(await dialog.getByRole('alert').allInnerTexts())];
    if (problem.join('') !== '') throw new Error(`the clock: ${problem.join(' ')}`);
    await dialog.getByRole('button', { name: 'Close' }).click();
  };

  const openDrawer = async (): Promise<void> => {
    const drawer = page.getByRole('button', { name: /^Channels/ });
    if (await drawer.isVisible()) await drawer.click();
  };
  const write = async (text: string): Promise<void> => {
    await type(text);
    await send();
    await heard(text.split('\n')[0] ?? text).waitFor();
  };

  return {
    page,
    send,
    write,
    async openStage() {
      await openDrawer();
      await page.getByRole('button', { name: 'Stage', exact: true }).last().click();
      await dialog.getByRole('heading', { name: 'The stage' }).waitFor();
    },
    async open(channel) {
      await openDrawer();
      const nav = page.getByRole('navigation');
      const named = nav.getByRole('link', { name: channel });
      await named
        .or(nav.getByRole('button', { name: channel }))
        .first()
        .click();
      await page.getByRole('heading', { level: 1, name: channel }).waitFor();
      await page.getByRole('log').waitFor();
    },
    async hasNews(channel) {
      await openDrawer();
      const link = page.getByRole('navigation').getByRole('link', { name: channel });
      await link.filter({ hasText: 'new' }).waitFor();
      if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Close' }).click();
    },
    async typeCommand(line) {
      await type(line);
      await send();
    },
    begin: type,
    async offered() {
      const list = composer.getByRole('listbox').getByRole('option');
      await list.first().waitFor();
      return list.allInnerTexts();
    },
    async press(label) {
      await log.getByRole('button', { name: label, exact: true, disabled: false }).last().click();
      await idle();
    },
    async choose(label, option) {
      const within = (await dialog.isVisible()) ? dialog : log;
      await within.getByRole('button', { name: label }).last().click();
      for (const each of [option].flat()) {
        await within.getByRole('listbox').getByRole('option', { name: each }).click();
      }
      const done = within.getByRole('button', { name: 'Done' });
      if (await done.isVisible()) await done.click();
      await idle();
    },
    fill: (name, text) => dialog.getByLabel(name).fill(text),
    async submit() {
      await dialog.getByRole('button', { name: 'Submit' }).click();
      const refused = dialog.getByRole('alert').or(dialog.locator('[aria-invalid="true"]'));
      await Promise.any([dialog.waitFor({ state: 'hidden' }), refused.first().waitFor()]);
      await idle();
    },
    async useMenu(text, command) {
      const message = log.getByRole('listitem').filter({ hasText: text }).last();
      await message.hover();
      await message.getByRole('button', { name: /^More about/ }).click();
      await page.getByRole('menuitem', { name: command }).click();
      await idle();
    },
    sees: (text) => heard(text).waitFor(),
    reads: (text) => page.getByText(text).last().waitFor(),
    shown: () => log.innerText(),
    isSeeing: async (text) => (await heard(text).count()) > 0,
    moveClock: (button) =>
      afterClock((clock) => clock.getByRole('button', { name: button }).click()),
    moveClockTo: (wall) =>
      afterClock(async (clock) => {
        await clock.getByLabel('Or to').fill(wall);
        await clock.getByRole('button', { name: 'Go there' }).click();
      }),
    picture: async (path) => void (await page.screenshot({ path })),
  };
}
