/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { quote, unquote, unquoteBytes } from '../quoting';

const describeOnLinux = process.platform === 'linux' ? describe : describe.skip;

const runBash = (script: string, locale = 'C.UTF-8') =>
  execFileSync('bash', ['--norc', '--noprofile', '-c', script], {
    env: { LC_ALL: locale },
    encoding: 'utf8',
  });

const text = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .filter((candidate) => !candidate.includes('\0'));

it('quotes what the shell would read in another way', () => {
  expect(quote("a'b\\c\n")).toBe(`$'a\\x27b\\x5cc\\x0a'`);
});

it.each([
  [`''`, ''],
  [`'a b'`, 'a b'],
  [String.raw`'it'\''s'`, "it's"],
  [String.raw`\'`, "'"],
  [String.raw`$'a\tb\n\303\261 \E\\ \'x\''`, "a\tb\nñ \u001b\\ 'x'"],
  [`'sin cerrar`, `'sin cerrar`],
])('reads %s', (word, expected) => {
  expect(unquote(word)).toBe(expected);
});

it('keeps bytes that are no text', () => {
  expect([...unquoteBytes(String.raw`$'\377A'`)]).toEqual([0xff, 0x41]);
});

it('reads a content of the longest kind', () => {
  expect(unquoteBytes(`'${'a'.repeat(200_000)}'`)).toHaveLength(200_000);
});

describeOnLinux('with bash', () => {
  it('keeps every word to the letter', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(runBash(`printf %s ${quote(value)}`)).toBe(value);
      }),
      { numRuns: 40 },
    );
  });

  it('reads every word as bash writes it, in any locale', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('C', 'C.UTF-8'), (value, locale) => {
        expect(
          unquote(runBash(`a=${quote(value)}; printf %s "\${a@Q}"`, locale)),
        ).toBe(value);
      }),
      { numRuns: 40 },
    );
  });
});
