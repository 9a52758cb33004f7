import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { formatEdition } from './edition.mjs';
import { renderTextElement } from './xml.mjs';

/** @typedef {import('../tree').Book} Book */

/** Shape of the screen of most readers, three by four. */
const WIDTH = 1200;
const HEIGHT = 1600;
const MARGIN = 110;

/** Colours of the site's terminal, as in `src/css/custom.css`. */
const COLOR = {
  background: '#12171d',
  bar: '#1b232c',
  line: '#3a4754',
  text: '#d7dee6',
  bright: '#f3f6f9',
  muted: '#a3b1bf',
  green: '#5fd38d',
  blue: '#6cb6ff',
  amber: '#f0c674',
};

const FONT = 'src/plugins/social-cards/fonts/JetBrainsMono-Bold.ttf';
/** Width of every glyph of that font, in em. */
const ADVANCE = 0.6;
const MAX_TITLE_SIZE = 150;
const TITLE_TOP = 560;
const LINE_HEIGHT = 1.25;

/**
 * Breaks a text into lines, from its first word on.
 *
 * @param {string} text
 * @param {number} columns
 * @returns {string[]}
 */
function wrapText(text, columns) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= columns)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * @param {string} text
 * @param {{x?: number, y: number, size: number, fill: string}} place
 */
const drawText = (text, { x = MARGIN, y, size, fill }) =>
  renderTextElement('text', text, { x, y, 'font-size': size, fill });

/**
 * Draws the cover as SVG: a terminal that prints the title.
 *
 * @param {Book} book
 * @returns {string}
 */
function drawCover(book) {
  const width = WIDTH - 2 * MARGIN;
  const longest = Math.max(...book.title.split(' ').map((word) => word.length));
  const size = Math.min(
    MAX_TITLE_SIZE,
    Math.floor(width / ((longest + 1) * ADVANCE)),
  );
  const columns = Math.floor(width / (size * ADVANCE));
  const lines = wrapText(book.title, columns);
  const step = size * LINE_HEIGHT;
  const lastLine = TITLE_TOP + (lines.length - 1) * step;
  const cursorX = MARGIN + ((lines.at(-1)?.length ?? 0) + 0.2) * size * ADVANCE;
  const dots = [COLOR.green, COLOR.amber, COLOR.blue].map(
    (fill, index) =>
      `<circle cx="${MARGIN + 16 + index * 56}" cy="60" r="16" fill="${fill}"/>`,
  );
  const description = wrapText(book.description, 46).map((line, index) =>
    drawText(line, {
      y: lastLine + 150 + index * 52,
      size: 34,
      fill: COLOR.text,
    }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="JetBrains Mono" font-weight="700">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOR.background}"/>`,
    `<rect width="${WIDTH}" height="120" fill="${COLOR.bar}"/>`,
    `<rect y="120" width="${WIDTH}" height="3" fill="${COLOR.line}"/>`,
    ...dots,
    drawText(`$ libro ${book.id}`, { y: 330, size: 52, fill: COLOR.green }),
    ...lines.map((line, index) =>
      drawText(line, {
        y: TITLE_TOP + index * step,
        size,
        fill: COLOR.bright,
      }),
    ),
    `<rect x="${cursorX}" y="${lastLine - size * 0.8}" width="${size * 0.5}" height="${size}" fill="${COLOR.green}"/>`,
    ...description,
    drawText(book.author, { y: HEIGHT - 150, size: 48, fill: COLOR.text }),
    drawText(formatEdition(book.revised), {
      y: HEIGHT - 90,
      size: 34,
      fill: COLOR.muted,
    }),
    '</svg>',
  ].join('');
}

/**
 * Draws the cover as PNG, which every library of a reader shows, with the
 * project's font alone: every machine draws the same.
 *
 * @param {Book} book
 * @param {string} root The project.
 * @returns {Uint8Array}
 */
export function renderCover(book, root) {
  return new Resvg(drawCover(book), {
    font: {
      loadSystemFonts: false,
      fontFiles: [path.join(root, FONT)],
      defaultFontFamily: 'JetBrains Mono',
    },
  })
    .render()
    .asPng();
}
