/** The browser's own memory; null where it is switched off. */
export function memory(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export const locale: string | undefined = navigator.language || undefined;

export const here = (): { port: string } => ({ port: window.location.port });
