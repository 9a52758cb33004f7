/**
 * @typedef {object} HeaderRule
 * @property {string} path
 * @property {RegExp} pattern
 * @property {readonly string[]} unset
 * @property {ReadonlyMap<string, string>} set
 */

/**
 * @typedef {object} RedirectRule
 * @property {string} from
 * @property {string} to
 * @property {number} status
 */

/**
 * @param {string} path
 * @returns {RegExp}
 */
function compilePattern(path) {
  const source = path
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`);
}

/** @param {string} text */
function listRuleLines(text) {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/**
 * Reads a `_headers` file as Netlify and Cloudflare Pages do.
 *
 * @param {string} text
 * @returns {HeaderRule[]}
 */
export function parseHeaders(text) {
  /** @type {{path: string, pattern: RegExp, unset: string[], set: Map<string, string>}[]} */
  const rules = [];
  for (const line of listRuleLines(text)) {
    if (line.startsWith('/')) {
      rules.push({
        path: line,
        pattern: compilePattern(line),
        unset: [],
        set: new Map(),
      });
      continue;
    }
    const rule = rules.at(-1);
    if (!rule)
      throw new Error(
        `_headers: la línea «${line}» está antes de la primera ruta.`,
      );
    if (line.startsWith('!')) {
      rule.unset.push(line.slice(1).trim());
      continue;
    }
    const colon = line.indexOf(':');
    if (colon < 1)
      throw new Error(
        `_headers: se esperaba «Nombre: valor» y se encontró «${line}».`,
      );
    const name = line.slice(0, colon).trim();
    const value = line.slice(colon + 1).trim();
    const earlier = rule.set.get(name);
    rule.set.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
  }
  return rules;
}

/**
 * Returns the headers of an address: every rule that matches applies, and later
 * ones win.
 *
 * @param {readonly HeaderRule[]} rules
 * @param {string} urlPath
 * @returns {Record<string, string>}
 */
export function collectHeaders(rules, urlPath) {
  /** @type {Map<string, [name: string, value: string]>} */
  const result = new Map();
  for (const { pattern, unset, set } of rules) {
    if (!pattern.test(urlPath)) continue;
    for (const name of unset) result.delete(name.toLowerCase());
    for (const [name, value] of set)
      result.set(name.toLowerCase(), [name, value]);
  }
  return Object.fromEntries(result.values());
}

/**
 * Reads a `_redirects` file; the status is 301 where none is given.
 *
 * @param {string} text
 * @returns {RedirectRule[]}
 */
export function parseRedirects(text) {
  return listRuleLines(text).map((line) => {
    const [fromPath, toPath, status = '301'] = line.split(/\s+/);
    if (!fromPath?.startsWith('/') || !toPath || !/^30[1278]$/.test(status))
      throw new Error(
        `_redirects: se esperaba «/vieja /nueva 301» y se encontró «${line}».`,
      );
    return { from: fromPath, to: toPath, status: Number(status) };
  });
}
