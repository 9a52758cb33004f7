/** @jest-environment node */
import { Linter } from 'eslint';
import { stylePlugin } from '../style.mjs';

const linter = new Linter();

const lint = (code: string) =>
  linter
    .verify(code, [
      {
        plugins: { style: stylePlugin },
        rules: {
          'style/comment-first-word': 'error',
          'style/limit-name': 'error',
        },
      },
    ])
    .map(({ message }) => message);

it.each(['What', 'Whether', 'How', 'Who', 'Of', 'Which'])(
  'refuses a comment that begins with «%s»',
  (word) => {
    expect(lint(`/** ${word} a page needs. */\nlet page = '';`)).toEqual([
      expect.stringContaining(`El comentario empieza por «${word}».`),
    ]);
  },
);

it.each([
  '/** @param page What it needs. */',
  '/**\n * Reads a page.\n *\n * @param {string} page Whether it is there.\n */',
  '/**\n * Reads a page.\n *\n * @returns {boolean} Whether it is there.\n */',
])('refuses it after a tag too: %j', (comment) => {
  expect(lint(`${comment}\nlet page = '';`)).toHaveLength(1);
});

it.each([
  '/** Returns what a page needs. */',
  '/** Offers of the site. */',
  '// What follows is generated.',
])('accepts %j', (comment) => {
  expect(lint(`${comment}\nlet page = '';`)).toEqual([]);
});

it.each(['maxPages', 'minWidth', 'stallTimeout', 'retryDelayMs', 'spentMs'])(
  'refuses the limit %s',
  (name) => {
    expect(lint(`const ${name} = 8 * 1000;`)).toEqual([
      expect.stringContaining(
        `El límite «${name}» no se llama como un límite.`,
      ),
    ]);
  },
);

it.each([
  'const MAX_PAGES = 3;',
  'const STALL_TIMEOUT_MS = 8000;',
  'const spentMs = now() - start;',
])('accepts %s', (code) => {
  expect(lint(code)).toEqual([]);
});
