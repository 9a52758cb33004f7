import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../cli.mjs';
import { walkNodes } from './walk.mjs';

/** Matches a `data:` address of an SVG. */
const SVG_DATA = /^data:image\/svg\+xml;base64,/;

/**
 * Reads the picture of a figure.
 *
 * @param {string} src
 * @param {string} build Folder of the built site.
 * @returns {Promise<string>} Text of the SVG.
 * @throws {UserError} for a picture that is not an SVG.
 */
async function readPicture(src, build) {
  if (SVG_DATA.test(src))
    return Buffer.from(src.replace(SVG_DATA, ''), 'base64').toString('utf8');
  if (!src.endsWith('.svg'))
    throw new UserError(
      `Los libros no saben dibujar ${src.slice(0, 60)}.`,
      'Se esperaba un SVG; si hace falta otra clase, añádela en scripts/lib/books/read-picture.mjs.',
    );
  return readFile(path.join(build, decodeURI(src)), 'utf8');
}

/**
 * Reads the pictures of some books.
 *
 * @param {unknown} books
 * @param {string} build Folder of the built site.
 * @returns {Promise<ReadonlyMap<string, string>>} SVG of each `src`.
 */
export async function readPictures(books, build) {
  const sources = new Set();
  for (const node of walkNodes(books))
    if (node.type === 'figure') sources.add(node.src);
  return new Map(
    await Promise.all(
      [...sources].map(
        /** @returns {Promise<[string, string]>} */
        async (src) => [src, await readPicture(src, build)],
      ),
    ),
  );
}

/**
 * @param {string} svg
 * @returns {{width: number, height: number}} Of its `viewBox`.
 */
export function getPictureSize(svg) {
  const [, width, height] =
    /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width ?? 480), height: Number(height ?? 320) };
}
