/**
 * @typedef {object} MediaType
 * @property {string} type
 * @property {readonly string[]} extensions
 * @property {boolean} charset True when `; charset=utf-8` is added to the type.
 * @property {boolean} compress True when compression is worth its cost.
 */

const text = { charset: true, compress: true };
const data = { charset: false, compress: true };
const packed = { charset: false, compress: false };

/**
 * Media types shared by our own server and the generated nginx configuration,
 * so that both answer alike.
 *
 * @type {readonly MediaType[]}
 */
export const mediaTypes = [
  { type: 'text/html', extensions: ['html'], ...text },
  { type: 'text/css', extensions: ['css'], ...text },
  { type: 'text/javascript', extensions: ['js', 'mjs'], ...text },
  {
    type: 'text/plain',
    extensions: ['txt', 'md', 'c', 'h', 'sh', 'conf'],
    ...text,
  },
  { type: 'application/xml', extensions: ['xml', 'xsl'], ...text },
  { type: 'image/svg+xml', extensions: ['svg'], ...text },
  { type: 'application/json', extensions: ['json', 'map'], ...data },
  {
    type: 'application/manifest+json',
    extensions: ['webmanifest'],
    ...data,
  },
  { type: 'application/wasm', extensions: ['wasm'], ...data },
  { type: 'image/x-icon', extensions: ['ico'], ...data },
  { type: 'image/png', extensions: ['png'], ...packed },
  { type: 'image/jpeg', extensions: ['jpg', 'jpeg'], ...packed },
  { type: 'image/gif', extensions: ['gif'], ...packed },
  { type: 'image/webp', extensions: ['webp'], ...packed },
  { type: 'image/avif', extensions: ['avif'], ...packed },
  { type: 'font/woff2', extensions: ['woff2'], ...packed },
  { type: 'font/woff', extensions: ['woff'], ...packed },
  { type: 'video/mp4', extensions: ['mp4'], ...packed },
  { type: 'video/webm', extensions: ['webm'], ...packed },
  { type: 'application/pdf', extensions: ['pdf'], ...packed },
  { type: 'application/zip', extensions: ['zip'], ...packed },
  { type: 'application/zstd', extensions: ['zst'], ...packed },
  { type: 'application/gzip', extensions: ['gz'], ...packed },
];

/** Type of a file with an unknown extension: the browser offers to save it. */
export const defaultMediaType = 'application/octet-stream';

/** @type {ReadonlyMap<string, MediaType>} */
const byExtension = new Map(
  mediaTypes.flatMap((media) =>
    media.extensions.map((extension) => [extension, media]),
  ),
);

/**
 * Returns the content type of a file by its extension, and if it is compressed.
 *
 * @param {string} path
 * @returns {{contentType: string, compress: boolean}}
 */
export function mediaTypeOf(path) {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  const media = byExtension.get(extension);
  if (!media) return { contentType: defaultMediaType, compress: false };
  return {
    contentType: media.charset ? `${media.type}; charset=utf-8` : media.type,
    compress: media.compress,
  };
}
