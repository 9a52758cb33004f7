import { test, expect } from '@playwright/test';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { createBook } from '../scripts/lib/books/epub/__fixtures__/book';
import { findAccessibilityFaults } from '../scripts/lib/books/epub/accessibility.mjs';
import { createEpub } from '../scripts/lib/books/epub/index.mjs';
import { packBook } from '../scripts/lib/books/epub/zip.mjs';

const CHAPTER = 'EPUB/leccion-bucles.xhtml';

/** Packs a book after some changes in its first lesson. */
function breakBook(
  book: Uint8Array,
  changes: readonly (readonly [string, string])[],
): Uint8Array {
  const files = unzipSync(book);
  let text = strFromU8(files[CHAPTER] ?? new Uint8Array());
  for (const [from, to] of changes) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  return packBook(
    Object.entries({ ...files, [CHAPTER]: strToU8(text) }).map(
      ([file, content]) => ({ path: file, content }),
    ),
  );
}

const root = process.cwd();

test('a book with blocks of every kind has no fault that axe finds, and a link without text and a list with a paragraph inside are told', async ({
  browser,
}) => {
  const good = await createEpub(createBook(), { root });
  expect(await findAccessibilityFaults(good, { root, browser })).toEqual([]);
  const bad = breakBook(good, [
    ['>Resolver en el sitio</a>', '/>'],
    ['<ol class="options">', '<ol class="options"><p>Elige.</p>'],
  ]);
  expect(await findAccessibilityFaults(bad, { root, browser })).toEqual([
    expect.stringMatching(/^axe link-name: .* \(EPUB\/leccion-bucles\.xhtml: /),
    expect.stringMatching(/^axe list: .* \(EPUB\/leccion-bucles\.xhtml: /),
  ]);
});
