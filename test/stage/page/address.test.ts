import { expect, test } from 'vitest';
import { localAddress, readAddress, writeAddress } from '../../../src/stage/page/address.ts';

test('files of this stage are fetched from wherever the page is open, others are left alone', () => {
  const here = { port: '8080' };
  expect(localAddress('http://127.0.0.1:8080/attachments/1/2/a.png?x', here)).toBe(
    '/attachments/1/2/a.png?x',
  );
  for (const url of [
    'http://127.0.0.1:9090/a',
    'https://evil.example:8080/a',
    'javascript:x',
    '',
  ]) {
    expect(localAddress(url, here)).toBe(url);
  }
});

test('the page’s address says who looks and where', () => {
  expect(readAddress('?as=Ines&channel=12')).toEqual({ as: 'Ines', channel: '12' });
  expect(readAddress('')).toEqual({ as: null, channel: null });
  expect(readAddress(writeAddress('Zoë & Co', '3'))).toEqual({ as: 'Zoë & Co', channel: '3' });
});
