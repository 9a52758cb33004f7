import { strToU8, zipSync } from 'fflate';

/**
 * File inside a book.
 *
 * @typedef {object} BookFile
 * @property {string} path
 * @property {string | Uint8Array} content
 */

const MEDIA_TYPE = 'application/epub+zip';

/**
 * Date of every entry, the first one that a ZIP can hold: the same book gives
 * the same bytes. ZIP has no time zone, so the parts are those of local time.
 */
const ENTRY_DATE = new Date(1980, 0, 1);

/** Formats that compressing again would not make smaller. */
const COMPRESSED = /\.(?:png|woff2)$/;

/**
 * Packs the files of a book. The type of the book goes first and as it is, so
 * that a reader finds it at a fixed place of the file.
 *
 * @param {readonly BookFile[]} files
 * @returns {Uint8Array}
 */
export function packBook(files) {
  const entries = files.map(({ path, content }) => [
    path,
    [
      typeof content === 'string' ? strToU8(content) : content,
      { level: COMPRESSED.test(path) ? 0 : 9 },
    ],
  ]);
  return zipSync(
    {
      mimetype: [strToU8(MEDIA_TYPE), { level: 0 }],
      ...Object.fromEntries(entries),
    },
    { mtime: ENTRY_DATE },
  );
}
