/**
 * @typedef {object} MediaType
 * @property {string} type
 * @property {readonly string[]} extensions
 * @property {boolean} charset True when `; charset=utf-8` is added to the type.
 * @property {boolean} compress True when compression is worth its cost.
 */

const text = { charset: true, compress: true };
const data = { charset: false, compress: true };
const incompressible = { charset: false, compress: false };

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
  { type: 'image/png', extensions: ['png'], ...incompressible },
  { type: 'image/jpeg', extensions: ['jpg', 'jpeg'], ...incompressible },
  { type: 'image/gif', extensions: ['gif'], ...incompressible },
  { type: 'image/webp', extensions: ['webp'], ...incompressible },
  { type: 'image/avif', extensions: ['avif'], ...incompressible },
  { type: 'font/woff2', extensions: ['woff2'], ...incompressible },
  { type: 'font/woff', extensions: ['woff'], ...incompressible },
  { type: 'video/mp4', extensions: ['mp4'], ...incompressible },
  { type: 'video/webm', extensions: ['webm'], ...incompressible },
  { type: 'application/pdf', extensions: ['pdf'], ...incompressible },
  { type: 'application/zip', extensions: ['zip'], ...incompressible },
  { type: 'application/zstd', extensions: ['zst'], ...incompressible },
  { type: 'application/gzip', extensions: ['gz'], ...incompressible },
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
export function getMediaType(path) {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  const media = byExtension.get(extension);
  if (!media) return { contentType: defaultMediaType, compress: false };
  return {
    contentType: media.charset ? `${media.type}; charset=utf-8` : media.type,
    compress: media.compress,
  };
}
