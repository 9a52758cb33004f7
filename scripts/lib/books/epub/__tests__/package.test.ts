/** @jest-environment node */
import { createBook } from '../__fixtures__/book';
import { createIdentifier, renderPackage } from '../package.mjs';

it('refuses a file of a type that it does not know', () => {
  expect(() => renderPackage(createBook(), [{ path: 'a.gif' }], [])).toThrow(
    'a.gif: no se sabe de qué tipo es',
  );
});

it('identifies every edition of a book by the same name, and no other book', () => {
  expect(createIdentifier('c')).toMatch(
    /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/,
  );
  expect(createIdentifier('c')).toBe(createIdentifier('c'));
  expect(createIdentifier('c')).not.toBe(createIdentifier('bd'));
});

it('dates the book by its last revision and not by its build', () => {
  expect(renderPackage(createBook(), [], [])).toContain(
    '<meta property="dcterms:modified">2026-11-28T00:00:00Z</meta>',
  );
});

it('lists the pages in reading order', () => {
  const markup = renderPackage(
    createBook(),
    [{ path: 'b.xhtml' }, { path: 'a.xhtml', properties: 'svg' }],
    ['a.xhtml', 'b.xhtml'],
  );
  expect(markup).toContain(
    '<item id="i-a.xhtml" href="a.xhtml" media-type="application/xhtml+xml" properties="svg"/>',
  );
  expect(markup).toMatch(/idref="i-a\.xhtml"\/>\s*<itemref idref="i-b\.xhtml"/);
});
