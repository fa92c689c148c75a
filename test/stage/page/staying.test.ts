import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser } from '../../support/browser.ts';
import { openTrial, type Trial } from './trial.ts';

describe.skipIf(!hasBrowser())('the page stays true', () => {
  let trial: Trial;
  beforeAll(async () => {
    trial = await openTrial({});
  });
  afterAll(() => trial.close());

  test('for more people in tabs of one browser than it opens connections', async () => {
    const ines = await trial.browser.as('Ines');
    const tabs = [];
    for (const person of ['Bran', 'Cleo', 'Dov', 'Eda', 'Finn', 'Bran', 'Cleo']) {
      const tab = await ines.page.context().newPage();
      await tab.goto(`${trial.url}/?as=${person}&channel=general`);
      await tab.getByRole('log').waitFor();
      tabs.push(tab);
    }
    await ines.write('Is everybody here?');
    for (const tab of tabs) await tab.getByText('Is everybody here?').waitFor();
    for (const tab of tabs) await tab.close();
  });

  test('and asks again for a picture that was cut off, once the stage is back', async () => {
    const ines = await trial.browser.as('Ines');
    const { page } = ines;
    const context = page.context();
    await ines.open('menagerie');
    await context.route('**/attachments/**', (route) => route.abort());
    await ines.typeCommand('/game create name: The Friday Game zone: Europe/Rome');
    const hill = page.getByRole('img', { name: 'A green hill' });
    const width = () => hill.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await hill.waitFor();
    expect(await width()).toBe(0);
    await trial.stopStage();
    await ines.reads('The stage does not answer.');
    await context.unroute('**/attachments/**');
    await trial.restartStage();
    await expect.poll(width, { timeout: 10_000 }).toBeGreaterThan(0);
    await ines.open('general');
  });

  test('and at once for each picture that is cut off, be it in the place of one that was', async () => {
    const ines = await trial.browser.as('Ines');
    const { page } = ines;
    await ines.open('menagerie');
    await ines.typeCommand('/game create name: The Drawn Game zone: Europe/Rome');
    const hill = page.getByRole('img', { name: 'A green hill' }).last();
    const shown = () =>
      hill.evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.src : ''));
    for (let drawn = 0; drawn < 2; drawn += 1) {
      await expect.poll(shown).not.toBe('');
      const before = await shown();
      await page.route('**/attachments/**', (route) => route.abort(), { times: 1 });
      await ines.press('Draw');
      await expect
        .poll(async () => [before, ''].includes(await shown()), { timeout: 10_000 })
        .toBe(false);
    }
    await ines.open('general');
  });

  test('after the stage was away, without being loaded again', async () => {
    const ines = await trial.browser.as('Ines');
    const bran = await trial.browser.as('Bran');
    await bran.begin('half a sent');
    await trial.stopBot();
    await trial.stopStage();
    await ines.reads('The stage does not answer.');
    await trial.restartStage();
    await bran.write('We are back.');
    await ines.sees('We are back.');
    await ines.page.getByText('The stage does not answer.').waitFor({ state: 'hidden' });
    expect(await ines.isSeeing('Is everybody here?')).toBe(true);
  });

  test('and shows a message longer than the window from its beginning', async () => {
    const ines = await trial.browser.as('Ines');
    const bran = await trial.browser.as('Bran');
    const lines = Array.from({ length: 40 }, (_, at) => `Verse ${at + 1}.`);
    await bran.write(lines.join('\n'));
    const first = ines.page.getByText('Verse 1.').last();
    await first.waitFor();
    const place = await first.boundingBox();
    expect(place?.y).toBeGreaterThan(0);
    expect(place?.y).toBeLessThan(300);
  });

  test('and shows what one writes oneself, wherever one was', async () => {
    const ines = await trial.browser.as('Ines');
    await ines.write('What a song.');
    const own = ines.page.getByText('What a song.').last();
    const isInView = async (): Promise<boolean> => {
      const { y = 0 } = (await own.boundingBox()) ?? {};
      return y > 0 && y < (ines.page.viewportSize()?.height ?? 0);
    };
    await expect.poll(isInView).toBe(true);
  });

  test('by the keyboard alone', async () => {
    const ines = await trial.browser.as('Ines');
    const { keyboard } = ines.page;
    const focused = ines.page.locator(':focus');
    await ines.begin('');
    await keyboard.press('Shift+Tab');
    await keyboard.press('Shift+Tab');
    for (let step = 0; step < 12; step++) {
      if ((await focused.getAttribute('class'))?.includes('clock-button')) break;
      await keyboard.press('Shift+Tab');
    }
    await keyboard.press('Enter');
    await ines.reads('Times are shown for');
    await keyboard.press('Escape');
    expect(await focused.getAttribute('class')).toContain('clock-button');
  });
});
