import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import subsetFont from 'subset-font';
import { sha256 } from '../../digest.mjs';
import { lightenPicture } from '../light-picture.mjs';
import { getPictureSize } from '../read-picture.mjs';
import { compactPdf } from './compact.mjs';

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
 * @typedef {object} Typesetter
 * @property {import('./inline.mjs').Document['addPicture']} addPicture
 * @property {(source: string) => Buffer} compile Makes a PDF/UA-1 document.
 */

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
    compile(source) {
      const result = compiler.compile({ mainFileContent: source });
      const document = result.result;
      if (!document)
        throw new Error(
          `Typst no pudo componer el documento: ${JSON.stringify(result.takeDiagnostics()?.shortDiagnostics)}`,
        );
      try {
        return compactPdf(compiler.pdf(document, { pdfStandard: 'ua-1' }));
      } catch (error) {
        throw new Error('El PDF no cumple PDF/UA-1, o no se entiende.', {
          cause: error,
        });
      } finally {
        // The next document has nothing in common with this one.
        compiler.evictCache(0);
      }
    },
  };
}
