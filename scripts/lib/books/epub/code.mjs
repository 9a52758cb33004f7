import { escapeXml, renderElement, renderTextElement } from './xml.mjs';

/** @typedef {import('../tree').Code} Code */
/** @typedef {import('../tree').CodePart} CodePart */
/** @typedef {import('../tree').Preformatted} Preformatted */
/** @typedef {import('../tree').Session} Session */

/** Kinds of text that the sheet tells apart without colour. */
const MARKED_KINDS = new Set(['comment', 'keyword']);

/** Deepest indent that a line keeps when it wraps; the sheet has a class each. */
const MAX_WRAP_INDENT = 12;

/**
 * @param {CodePart} part
 * @returns {string}
 */
const renderPart = ({ text, kind }) =>
  kind !== undefined && MARKED_KINDS.has(kind)
    ? renderTextElement('span', text, { class: kind })
    : escapeXml(text);

/**
 * Returns the class that indents the rest of a line that does not fit under its
 * first letter, and not at the margin.
 *
 * @param {string} line
 * @returns {string}
 */
function getLineClass(line) {
  const spaces = /^ */.exec(line)?.[0].length ?? 0;
  const indent = Math.min(spaces - (spaces % 2), MAX_WRAP_INDENT);
  return indent === 0 ? 'line' : `line indent-${indent}`;
}

/**
 * @param {readonly CodePart[]} parts
 * @returns {string}
 */
const getText = (parts) => parts.map(({ text }) => text).join('');

/**
 * Writes lines as blocks with their line feeds between them: the sheet hides
 * those, and a reader without the sheet shows the same lines.
 *
 * @param {readonly {text: string, markup: string}[]} lines
 * @returns {string}
 */
const renderLines = (lines) =>
  renderElement(
    'pre',
    {},
    renderElement(
      'code',
      {},
      lines
        .map(
          ({ text, markup }) =>
            // A block without content is lost when the code is copied.
            `<span class="${getLineClass(text)}">${markup === '' ? '<br/>' : markup}</span>`,
        )
        .join('\n'),
    ),
  );

/**
 * Writes lines under the name of their file, if they have one. Their language
 * is only said aloud: on paper it would repeat itself above each block.
 *
 * @param {string} className
 * @param {Code | Session} listing
 * @param {string} lines
 */
const renderListing = (className, { label, title }, lines) =>
  title === undefined
    ? renderElement('figure', { class: className, 'aria-label': label }, lines)
    : renderElement('figure', { class: className }, [
        renderTextElement('figcaption', title),
        lines,
      ]);

/**
 * Writes a program, or a file.
 *
 * @param {Code} code
 * @returns {string}
 */
export const renderCode = (code) =>
  renderListing(
    'code',
    code,
    renderLines(
      code.lines.map((parts) => ({
        text: getText(parts),
        markup: parts.map(renderPart).join(''),
      })),
    ),
  );

/**
 * Writes a session of a terminal, where commands are told apart from what they
 * print.
 *
 * @param {Session} session
 * @returns {string}
 */
export const renderSession = (session) =>
  renderListing(
    'session',
    session,
    renderLines(
      session.lines.map(({ prompt, parts }) => {
        const command = parts.map(renderPart).join('');
        return {
          text: getText(prompt) + getText(parts),
          markup:
            prompt.length === 0
              ? command
              : `${escapeXml(getText(prompt))}${renderElement('span', { class: 'command' }, command)}`,
        };
      }),
    ),
  );

/**
 * Writes text as a program prints it or a person types it.
 *
 * @param {Preformatted} preformatted
 * @returns {string}
 */
export const renderPreformatted = ({ text }) =>
  renderLines(
    text
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => ({ text: line, markup: escapeXml(line) })),
  );
