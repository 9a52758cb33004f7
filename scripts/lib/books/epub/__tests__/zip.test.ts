/** @jest-environment node */
import { strFromU8, unzipSync } from 'fflate';
import { packBook } from '../zip.mjs';

const files = [
  { path: 'META-INF/container.xml', content: '<container/>' },
  { path: 'EPUB/portada.png', content: new Uint8Array([1, 2, 3]) },
];

it('puts the type of the book first, without compression', () => {
  const text = Buffer.from(packBook(files)).toString('latin1');
  expect(text.slice(30, 38)).toBe('mimetype');
  expect(text.slice(38, 58)).toBe('application/epub+zip');
});

it('gives the same bytes at any time and in any time zone', () => {
  jest.useFakeTimers({ now: new Date('2030-05-06T07:08:09Z') });
  const later = packBook(files);
  jest.useRealTimers();
  expect(Buffer.from(packBook(files)).equals(later)).toBe(true);
});

it('keeps texts and bytes as they are', () => {
  const entries = unzipSync(packBook(files));
  expect(strFromU8(entries['META-INF/container.xml'] ?? new Uint8Array())).toBe(
    '<container/>',
  );
  expect([...(entries['EPUB/portada.png'] ?? [])]).toEqual([1, 2, 3]);
});
