import { existsSync } from 'node:fs';
import { chromium, type ConsoleMessage } from 'playwright-core';
import { seatFor, type Seat } from './seat.ts';

export { type Seat } from './seat.ts';

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Whether there is a browser to test with; says so aloud where there is none. */
export function hasBrowser(): boolean {
  if (existsSync(executablePath)) return true;
  console.warn(
    `SKIPPED: no browser at ${executablePath}. Install Debian's chromium, or name one in CHROMIUM.`,
  );
  return false;
}

/** What a person's window is like; a width below 760 px is a telephone with a touch screen. */
export interface Window {
  width?: number;
  height?: number;
  dark?: boolean;
  locale?: string;
  zone?: string;
}

export interface OpenBrowser {
  /** The page of that person, each in a browser of their own; the same one when asked again. */
  as(person: string): Promise<Seat>;
  /** Everything that any page complained about so far. */
  complaints(): string[];
  close(): Promise<void>;
}

/**
 * A refusal is an answer like any other, also to a press on what has just given way to another; the
 * browser logs it all the same.
 */
function isRefusal(message: ConsoleMessage): boolean {
  const said = message.text();
  const pressed = /\/(press|choose)$/.test(message.location().url);
  return said.includes('status of 409') || (pressed && said.includes('status of 404'));
}

/** A browser that looks at the stage at `url`, through which people play by what is visible. */
export async function openBrowser(url: string, window: Window = {}): Promise<OpenBrowser> {
  const { width = 1280, height = 800, dark = false, locale = 'en-GB', zone = 'UTC' } = window;
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const seats = new Map<string, Promise<Seat>>();
  const complaints: string[] = [];

  const seat = async (person: string): Promise<Seat> => {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: dark ? 'dark' : 'light',
      hasTouch: width < 760,
      locale,
      timezoneId: zone,
    });
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(`${person}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error' || isRefusal(message)) return;
      complaints.push(`${person}: ${message.text()} ${message.location().url}`);
    });
    await page.goto(url);
    return seatFor(page, person);
  };
  return {
    as: (person) => {
      const taken = seats.get(person) ?? seat(person);
      seats.set(person, taken);
      return taken;
    },
    complaints: () => [...complaints],
    close: () => browser.close(),
  };
}
