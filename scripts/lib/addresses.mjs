/**
 * Returns the address at which a host serves a file: `a/index.html` answers at
 * `/a/`.
 *
 * @param {string} file Path inside the folder of the built site, with `/`.
 * @param {string} base Path under which the site is published.
 * @returns {string} Not percent-encoded.
 */
export function getFileAddress(file, base) {
  return `${base}${file.replace(/(^|\/)index\.html$/, '$1')}`;
}
