import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import subsetFont from 'subset-font';
import { sha256 } from '../../digest.mjs';
import { lightenPicture } from '../light-picture.mjs';
import { getPictureSize } from '../read-picture.mjs';
import { PdfMerger } from './merge.mjs';

/** Folder of the Typst files. */
const WORKSPACE = path.dirname(fileURLToPath(import.meta.url));

/** Width of a diagram of 480 units, in millimetres. */
const PICTURE_WIDTH_MM = 100;
const PICTURE_UNITS = 480;
const MAX_PICTURE_HEIGHT_MM = 110;
const MAX_PICTURE_WIDTH_MM = 138;

/** First and last character of the letters of titles. */
const TITLE_CHARACTERS = [0x20, 0x2122];

/**
 * Reads the letter of the titles, which the site has only compressed, as Typst
 * needs it.
 *
 * @returns {Promise<Buffer>}
 */
async function readTitleFont() {
  const { resolve } = createRequire(import.meta.url);
  const file = resolve(
    '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-700-normal.woff2',
  );
  const [first = 0, last = 0] = TITLE_CHARACTERS;
  const characters = Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ).join('');
  return subsetFont(await readFile(file), characters, {
    targetFormat: 'sfnt',
  });
}

/**
 * Document that Typst composed.
 *
 * @typedef {object} Composition
 * @property {number} last Number of its last page; 0 when it does not say.
 * @property {readonly (readonly [string, number, number, number])[]} places
 *   Name, page of the piece, and position of what links may lead to.
 * @property {Buffer} [pdf]
 */

/**
 * @typedef {object} Typesetter
 * @property {import('./inline.mjs').Document['addPicture']} addPicture
 * @property {(source: string, isMeasure?: boolean) => Composition} compose
 *   Composes a document, and writes it as PDF/UA-1 unless it is a measure.
 * @property {(source: string) => Buffer} compile Makes a PDF/UA-1 document.
 */

/**
 * @param {unknown} error
 * @param {import('@myriaddreamin/typst-ts-node-compiler').NodeTypstCompileResult} result
 * @returns {Error} Why a document was not made.
 */
function createFault(error, result) {
  const diagnostics = result.takeDiagnostics()?.shortDiagnostics;
  return result.result
    ? new Error('El PDF no cumple PDF/UA-1.', { cause: error })
    : new Error(
        `Typst no pudo componer el documento: ${JSON.stringify(diagnostics)}`,
      );
}

/**
 * Creates the program that makes the PDFs.
 *
 * @param {ReadonlyMap<string, string>} pictures SVG of each `src`.
 * @returns {Promise<Typesetter>}
 */
export async function createTypesetter(pictures) {
  const compiler = NodeCompiler.create({
    workspace: WORKSPACE,
    fontArgs: [{ fontBlobs: [await readTitleFont()] }],
  });
  /** @type {Map<string, import('./inline.mjs').Picture>} */
  const added = new Map();
  /** @type {Typesetter['compose']} */
  const compose = (source, isMeasure = false) => {
    const input = { mainFileContent: source };
    try {
      // A compiled document would keep its memory until JavaScript frees it, so
      // none is asked for. What the first call composes, the second finds made.
      const pdf = isMeasure
        ? undefined
        : compiler.pdf(input, { pdfStandard: 'ua-1' });
      const [measure = { last: 0, places: [] }] = compiler.query(input, {
        selector: '<measure>',
        field: 'value',
      });
      return { ...measure, ...(pdf && { pdf }) };
    } catch (error) {
      throw createFault(error, compiler.compile(input));
    } finally {
      // The next document has nothing in common with this one.
      compiler.evictCache(0);
    }
  };
  return {
    addPicture(src) {
      const known = added.get(src);
      if (known) return known;
      const svg = pictures.get(src) ?? '';
      const size = getPictureSize(svg);
      const scale = Math.min(
        PICTURE_WIDTH_MM / PICTURE_UNITS,
        MAX_PICTURE_HEIGHT_MM / size.height,
        MAX_PICTURE_WIDTH_MM / size.width,
      );
      const file = `figure-${sha256(svg).slice(0, 16)}.svg`;
      compiler.mapShadow(
        path.join(WORKSPACE, file),
        Buffer.from(lightenPicture(svg)),
      );
      const picture = { file, width: Math.round(size.width * scale) };
      added.set(src, picture);
      return picture;
    },
    compose,
    compile(source) {
      const { pdf = Buffer.alloc(0) } = compose(source);
      const merger = new PdfMerger();
      merger.add({ pdf, hiddenPages: 0 });
      return merger.finish();
    },
  };
}
