import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, type OpenBrowser } from '../../support/browser.ts';
import { openTrial, type Trial } from './trial.ts';

const screens = [
  { width: 1280, height: 800, zone: 'Europe/Rome' },
  { width: 390, height: 844, zone: 'Europe/Rome', dark: true },
];

describe.skipIf(!hasBrowser()).each(screens)('the page at $width pixels', (screen) => {
  let trial: Trial;
  let browser: OpenBrowser;
  const clock = (): string => new Date(trial.now()).toISOString();

  beforeAll(async () => {
    trial = await openTrial(screen);
    browser = trial.browser;
  });
  afterEach(() => expect(browser.complaints()).toEqual([]));
  afterAll(() => trial.close());

  test('tells a newcomer where they are and what to type', async () => {
    const ines = await browser.as('Ines');
    await ines.open('menagerie');
    await ines.sees('This is a stage');
    await ines.sees('/game create');
  });

  test('types a command with what the bot offers, and shows its answer with the picture', async () => {
    const ines = await browser.as('Ines');
    await ines.begin('/game create name: The Friday Game zone: euro');
    expect(await ines.offered()).toEqual([
      'Europe/Rome, 10:00 there',
      'Europe/London, 10:00 there',
    ]);
    await ines.typeCommand('/game create name: The Friday Game zone: Europe/Rome');
    await ines.sees('Ines used /game create');
    await ines.sees('The Friday Game');
    await ines.page.getByRole('img', { name: 'A green hill' }).waitFor();
  });

  test('asks for what is missing and refuses what is wrong before anything is sent', async () => {
    const ines = await browser.as('Ines');
    await ines.typeCommand('/game create name: Another');
    await ines.reads('This is needed.');
    await ines.typeCommand('/game create name: Another gold: 99 zone: Rome');
    await ines.reads('Type 50 or less.');
    await ines.typeCommand('/no such');
    await ines.reads('There is no command /no such here.');
    expect(await ines.isSeeing('Another')).toBe(false);
  });

  test('marks a channel unread for somebody else, who then finds the message', async () => {
    const bran = await browser.as('Bran');
    await bran.hasNews('menagerie');
    await bran.open('menagerie');
    await bran.sees('Ines used /game create');
  });

  test('keeps what was typed into a modal until it can be sent', async () => {
    const bran = await browser.as('Bran');
    await bran.press('Join');
    await bran.reads('2 to 32 characters');
    await bran.fill('Name', 'B');
    await bran.submit();
    await bran.reads('Type at least 2 characters (1 now).');
    await bran.page.keyboard.press('Escape');
    await bran.press('Join');
    expect(await bran.page.getByRole('dialog').getByLabel('Name').inputValue()).toBe('B');
    await bran.fill('Name', 'Bran the Bold');
    await bran.choose('Choose a house', 'Blue');
    await bran.submit();
    await bran.sees('Bran the Bold');
    await (await browser.as('Ines')).sees('Bran the Bold');
  });

  test('shows an ephemeral answer to one person alone, until it is dismissed', async () => {
    const [ines, bran] = [await browser.as('Ines'), await browser.as('Bran')];
    await ines.press('Rules');
    await ines.sees('Only you can see this');
    await ines.sees('Be <kind> & brave.');
    await ines.press('Buy');
    await ines.sees('Bought.');
    await bran.write('Is anybody there?');
    await ines.sees('Is anybody there?');
    expect(await bran.isSeeing('Bought.')).toBe(false);
    await ines.press('Dismiss');
    await ines.page.getByText('Bought.').waitFor({ state: 'hidden' });
  });

  test('chooses several from a list, and people', async () => {
    const ines = await browser.as('Ines');
    await ines.choose('What to buy', ['Sword', 'Bow']);
    await ines.sees('You chose s and b.');
    await ines.choose('Whom to hit', '@Cleo');
    await ines.sees(/You chose \d+\./);
  });

  test('opens a private thread that only its members find', async () => {
    const [cleo, bran] = [await browser.as('Cleo'), await browser.as('Bran')];
    await cleo.open('menagerie');
    await bran.typeCommand('/game hall');
    await bran.open('The hall of Bran');
    await bran.sees('Welcome home, @Bran.');
    await cleo.write('Where is Bran?');
    expect(await cleo.page.getByText('The hall of Bran').count()).toBe(0);
  });

  test('writes to the bot alone', async () => {
    const bran = await browser.as('Bran');
    await bran.open('Marmello');
    await bran.sees('Here you and Marmello are alone');
    await bran.write('five gold on Cleo');
    await bran.sees('You said: five gold on Cleo');
  });

  test('uses a command of a message’s menu, and one that takes a person', async () => {
    const ines = await browser.as('Ines');
    await ines.useMenu('Is anybody there?', 'Why?');
    await ines.sees('Because “Is anybody there?”.');
    await ines.typeCommand('/greet whom: @Bran');
    await ines.sees('Hail, @Bran! It is Thursday');
    await ines.typeCommand('/slow');
    await ines.sees('That took some thought.');
  });

  test('shows the card of whoever wrote a message', async () => {
    const ines = await browser.as('Ines');
    await ines.page.getByRole('log').getByRole('button', { name: 'Bran', exact: true }).click();
    await ines.page.getByRole('menuitem', { name: 'View card' }).click();
    await ines.sees('The card of Bran.');
  });

  test('shows hostile text as it was typed', async () => {
    const ines = await browser.as('Ines');
    await ines.write('<img src=x onerror="document.title = 1"> [x](javascript:alert(1)) &lt;');
    expect(await ines.page.getByRole('log').locator('img[src="x"]').count()).toBe(0);
    expect(
      await ines.page.getByRole('log').getByRole('link', { name: 'x', exact: true }).count(),
    ).toBe(0);
  });

  test('answers, marks, edits and deletes messages', async () => {
    const [ines, bran] = [await browser.as('Ines'), await browser.as('Bran')];
    await bran.open('menagerie');
    await bran.write('Who is awake?');
    await ines.useMenu('Who is awake?', 'Reply');
    await ines.write('I am, @Bran.');
    await bran.sees('In answer to Bran: Who is awake?');
    await bran.useMenu('I am, @Bran.', 'React');
    await ines.page.getByRole('list', { name: 'Reactions' }).waitFor();
    await ines.useMenu('I am, @Bran.', 'Edit');
    await ines.page.getByRole('textbox', { name: 'Your message' }).fill('I was, @Bran.');
    await ines.page.keyboard.press('Enter');
    await bran.sees('I was, @Bran.');
    await bran.sees('(edited)');
    await ines.useMenu('I was, @Bran.', 'Delete');
    await bran.page.getByText('I was, @Bran.').waitFor({ state: 'hidden' });
  });

  test('sends files, with a message and with a command', async () => {
    const ines = await browser.as('Ines');
    const file = {
      name: 'plan.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Attack at dawn.'),
    };
    await ines.page.getByLabel('Attach files').setInputFiles(file);
    await ines.write('The plan:');
    await ines.page.getByRole('link', { name: 'plan.txt 15 bytes' }).waitFor();
    await ines.begin('/show mood: proudly');
    await ines.page.getByLabel('file', { exact: true }).setInputFiles(file);
    await ines.send();
    await ines.sees('Here is plan.txt, mood p.');
  });

  test('adds a person, who leaves again, and lets one block the bot', async () => {
    const ines = await browser.as('Ines');
    await ines.openStage();
    const drawer = ines.page.getByRole('dialog');
    await drawer.getByLabel('Name').fill('Greta');
    await drawer.getByRole('button', { name: 'Add' }).click();
    await drawer.getByText('Greta is here.').waitFor();
    await drawer.getByRole('button', { name: 'Block' }).click();
    await drawer.getByText('blocked by you').waitFor();
    await drawer.getByRole('button', { name: 'Unblock' }).click();
    await drawer.getByText('blocked by you').waitFor({ state: 'hidden' });
    await drawer.getByRole('button', { name: 'Close' }).click();
    const greta = await browser.as('Greta');
    await greta.openStage();
    await greta.page.getByRole('button', { name: 'Leave', exact: true }).click();
    await greta.page.getByRole('button', { name: 'Leave as Greta' }).click();
    await greta.page.getByRole('button', { name: 'Join', exact: true }).waitFor();
    await greta.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await greta.reads('You are in no server.');
  });

  test('says kindly that a bot did not answer', async () => {
    const ines = await browser.as('Ines');
    await ines.typeCommand('/mute');
    await ines.reads('/mute: The bot did not answer in time.');
    await trial.stopBot();
    await ines.reads('The bot is not connected');
  });

  test('moves the clock by hours, to midnight and to any moment', async () => {
    const ines = await browser.as('Ines');
    await ines.moveClock('+ 12 hours');
    expect(clock()).toBe('2026-11-21T21:00:00.000Z');
    await ines.moveClock('To next midnight');
    expect(clock()).toBe('2026-11-21T23:00:00.000Z');
    await ines.moveClockTo('2026-11-23T08:15');
    expect(clock()).toBe('2026-11-23T07:15:00.000Z');
  });

  test('keeps a moment that is being typed while time goes on', async () => {
    const ines = await browser.as('Ines');
    await ines.page.getByRole('button', { name: /^Clock: / }).click();
    const drawer = ines.page.getByRole('dialog');
    await drawer.getByLabel('Or to').fill('2026-11-25T08:15');
    const before = clock();
    await drawer.getByRole('button', { name: '+ 1 hour' }).click();
    await expect.poll(clock).not.toBe(before);
    await drawer.getByRole('button', { name: 'Go there' }).click();
    await expect.poll(clock).toBe('2026-11-25T07:15:00.000Z');
    await drawer.getByRole('button', { name: 'Close' }).click();
  });

  test('keeps Send in sight, however many options a command has', async () => {
    const ines = await browser.as('Ines');
    await ines.begin('/settle some-house-setting-0: 5');
    const sendEnds = async () => {
      const box = await ines.page.getByRole('button', { name: 'Send', exact: true }).boundingBox();
      return (box?.y ?? Infinity) + (box?.height ?? 0);
    };
    expect(await sendEnds()).toBeLessThan(screen.height);
    await ines.page.getByRole('button', { name: /more options/ }).click();
    await ines.page.getByRole('button', { name: '+ some-house-setting-17', exact: true }).click();
    expect(await sendEnds()).toBeLessThan(screen.height);
    await ines.page.getByRole('button', { name: 'Cancel' }).click();
  });

  test('fits the window: nothing is wider than it', async () => {
    const ines = await browser.as('Ines');
    expect(await ines.page.evaluate('document.documentElement.scrollWidth')).toBe(screen.width);
  });
});
