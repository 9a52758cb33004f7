/** @jest-environment node */
import { parseCspellOutput } from '../spelling';

it('says file, line and word of what cspell finds', () => {
  const output =
    'docs/a.mdx:12:5 - Unknown word (casa)\nblog/b.mdx:3:1 - Unknown word (perro) fix: (otra)\n';
  expect(parseCspellOutput(output)).toMatchObject([
    { file: 'docs/a.mdx', line: 12, found: 'casa' },
    { file: 'blog/b.mdx', line: 3, found: 'perro' },
  ]);
});

it('finds nothing in anything else', () => {
  expect(parseCspellOutput('\nCSpell: Files checked: 1\n')).toEqual([]);
});
