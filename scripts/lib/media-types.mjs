/**
 * @typedef {object} MediaType
 * @property {string} type
 * @property {readonly string[]} extensions
 * @property {boolean} charset Whether `; charset=utf-8` is announced.
 * @property {boolean} compress Whether compressing it is worth the work.
 */

const text = { charset: true, compress: true };
const data = { charset: false, compress: true };
const packed = { charset: false, compress: false };

/**
 * Shared by our own server and the generated nginx configuration, so that both
 * answer alike.
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

/** What a file of unknown kind is served as: the browser offers to save it. */
export const defaultMediaType = 'application/octet-stream';

/** @type {ReadonlyMap<string, MediaType>} */
const byExtension = new Map(
  mediaTypes.flatMap((media) =>
    media.extensions.map((extension) => [extension, media]),
  ),
);

/**
 * The content type of a file by its name, and whether to compress it.
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
