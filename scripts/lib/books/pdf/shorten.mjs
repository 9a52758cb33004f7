import { listExcerpts } from './changes.mjs';

/** @typedef {import('../tree.ts').Block} Block */
/** @typedef {import('../tree.ts').Code} Code */
/** @typedef {import('../tree.ts').Exercise} Exercise */

/**
 * Longest program that an exercise gives, in lines: two thirds of a page.
 * Projects give programs of four hundred, which nobody copies from paper.
 */
const MAX_PROGRAM_LINES = 80;

/** Longest text of a table of cases, in lines. */
const MAX_CASE_LINES = 20;

/** Lines that remain of a longer one. */
const KEPT_CASE_LINES = 12;

/**
 * Most lines of a longer solution that are printed: those that change. A change
 * in every line, such as new names, is not read on paper.
 */
const MAX_EXCERPT_LINES = 260;

/** Share of a program that is not worth dividing into excerpts. */
const MIN_WHOLE_SHARE = 0.8;

/** @param {Code} code */
const isLong = ({ lines }) => lines.length > MAX_PROGRAM_LINES;

/**
 * Says how long a program is and where the whole of it is.
 *
 * @param {Code} code
 * @param {string} url Address of its exercise.
 * @param {string} [shown] Sentence about what the book has of it.
 * @returns {Block}
 */
const createNotice = ({ title, lines }, url, shown = '') => ({
  type: 'paragraph',
  children: [
    { type: 'inlineCode', value: title ?? 'El programa' },
    {
      type: 'text',
      value: ` tiene ${lines.length} líneas. ${shown}Entero, en `,
    },
    {
      type: 'link',
      url,
      children: [{ type: 'text', value: 'la página del ejercicio' }],
    },
    { type: 'text', value: '.' },
  ],
});

/**
 * Replaces the programs of an exercise that are too long by where they are.
 *
 * @param {readonly Block[]} blocks
 * @param {string} url Address of the exercise.
 * @returns {Block[]}
 */
export const shortenPrograms = (blocks, url) =>
  blocks.map((block) =>
    block.type === 'code' && isLong(block) ? createNotice(block, url) : block,
  );

/** @param {Code} code */
const getLines = ({ lines }) =>
  lines.map((parts) => parts.map(({ text }) => text).join(''));

/**
 * Names an excerpt by its lines, which an editor numbers from 1.
 *
 * @param {string | undefined} title
 * @param {import('./changes.mjs').Excerpt} excerpt
 * @returns {string}
 */
function formatExcerptTitle(title, { start, end, added, removed }) {
  const lines = `líneas ${start + 1} a ${end}`;
  const cut = removed === 1 ? 'se quita una' : `se quitan ${removed}`;
  return [
    ...(title === undefined ? [] : [title]),
    lines,
    ...(added === 0 ? [cut] : []),
  ].join(' · ');
}

/**
 * Shortens a program of a solution to what changes in the one that the exercise
 * gives.
 *
 * @param {Code} code
 * @param {Code | undefined} given
 * @param {string} url
 * @returns {Block[]}
 */
function shortenSolvedProgram(code, given, url) {
  const excerpts = listExcerpts(given ? getLines(given) : [], getLines(code));
  const count = excerpts.reduce((sum, { start, end }) => sum + end - start, 0);
  if (count > MAX_EXCERPT_LINES) return [createNotice(code, url)];
  if (count >= code.lines.length * MIN_WHOLE_SHARE) return [code];
  return [
    createNotice(
      code,
      url,
      'Aquí van las que cambian, con las de alrededor; las demás quedan como al empezar. ',
    ),
    ...excerpts.map((excerpt) => ({
      ...code,
      title: formatExcerptTitle(code.title, excerpt),
      lines: code.lines.slice(excerpt.start, excerpt.end),
    })),
  ];
}

/**
 * Shortens the programs of a solution that are too long to what changes in those
 * that the exercise gives.
 *
 * @param {Pick<Exercise, 'start' | 'answer'>} exercise
 * @param {string} url Address of the exercise.
 * @returns {Block[]}
 */
export function shortenSolution({ start, answer }, url) {
  /** @type {(block: Block) => block is Code} */
  const isCode = (block) => block.type === 'code';
  const given = start.filter(isCode);
  const [main] = answer.filter(isCode);
  return answer.flatMap((block) => {
    if (!isCode(block) || !isLong(block)) return [block];
    // The main program may be «inicio.c» at first and «solucion.c» at the end.
    const earlier =
      given.find(({ title }) => title === block.title) ??
      (block === main ? given[0] : undefined);
    return shortenSolvedProgram(block, earlier, url);
  });
}

/**
 * Shortens the long outputs of the tables of an exercise.
 *
 * @param {readonly Block[]} blocks
 * @returns {Block[]}
 */
export const shortenCases = (blocks) =>
  blocks.map((block) =>
    block.type === 'table'
      ? {
          ...block,
          body: block.body.map((row) =>
            row.map((cell) => ({
              ...cell,
              children: cell.children.flatMap(shortenText),
            })),
          ),
        }
      : block,
  );

/**
 * @param {Block} block
 * @returns {Block[]}
 */
function shortenText(block) {
  if (block.type !== 'preformatted') return [block];
  const lines = block.text.split('\n');
  if (lines.length <= MAX_CASE_LINES) return [block];
  return [
    { ...block, text: lines.slice(0, KEPT_CASE_LINES).join('\n') },
    {
      type: 'paragraph',
      children: [
        {
          type: 'emphasis',
          children: [
            {
              type: 'text',
              value: `Y ${lines.length - KEPT_CASE_LINES} líneas más.`,
            },
          ],
        },
      ],
    },
  ];
}
