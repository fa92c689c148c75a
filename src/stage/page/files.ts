import { type SentFile } from './wire-commands.ts';

/** A chosen file as the control API takes it. */
export function sentFile(file: File): Promise<SentFile> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      done({ filename: file.name, base64: address.slice(address.indexOf(',') + 1) });
    });
    reader.addEventListener('error', () => failed(new Error('The file could not be read.')));
    reader.readAsDataURL(file);
  });
}

export const sizeInWords = (bytes: number): string =>
  bytes < 1_000
    ? `${bytes} bytes`
    : bytes < 1_000_000
      ? `${Math.round(bytes / 1_000)} kB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`;
