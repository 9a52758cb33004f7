/** @jest-environment node */
import { readSpelling } from '../spelling';

it('says file, line and word of what cspell finds', () => {
  const output =
    'docs/a.mdx:12:5 - Unknown word (palabrra)\nblog/b.mdx:3:1 - Unknown word (oyra) fix: (otra)\n';
  expect(readSpelling(output)).toMatchObject([
    { file: 'docs/a.mdx', line: 12, found: 'palabrra' },
    { file: 'blog/b.mdx', line: 3, found: 'oyra' },
  ]);
});

it('finds nothing in anything else', () => {
  expect(readSpelling('\nCSpell: Files checked: 1\n')).toEqual([]);
});
