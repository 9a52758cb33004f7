/**
 * A page as its host serves it: `a/index.html` answers at `/a/`.
 *
 * @param {string} file Path under the folder of the built site, with `/`.
 * @param {string} base Path under which the site is published.
 * @returns {string} As it is written; nothing is encoded.
 */
export function addressOfFile(file, base) {
  return `${base}${file.replace(/(^|\/)index\.html$/, '$1')}`;
}
