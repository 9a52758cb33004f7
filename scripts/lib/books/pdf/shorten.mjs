/** @typedef {import('../tree.ts').Block} Block */

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
 * Replaces the programs of an exercise that are too long by where they are.
 *
 * @param {readonly Block[]} blocks
 * @returns {Block[]}
 */
export const shortenPrograms = (blocks) =>
  blocks.map((block) =>
    block.type === 'code' && block.lines.length > MAX_PROGRAM_LINES
      ? {
          type: 'paragraph',
          children: [
            { type: 'inlineCode', value: block.title ?? 'El programa' },
            {
              type: 'text',
              value: ` tiene ${block.lines.length} líneas. Está entero en la página del ejercicio.`,
            },
          ],
        }
      : block,
  );

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
