/** Name, while bundling, of the chunk of the parts that every lesson has. */
export const DOC_CHUNK = 'doc-parts';

/** Name of the chunk with all the modules of those parts. */
export const LESSON_CHUNK = 'lesson';

/**
 * Collects the names of chunks in an object of `routesChunkNames.json`.
 *
 * @param {unknown} value
 * @returns {string[]}
 */
export function collectNames(value) {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(collectNames)
    : [];
}

/**
 * Creates a short name for each chunk, whose own is a hash of eight digits.
 *
 * @param {string} source Text of `routesChunkNames.json`.
 * @returns {ReadonlyMap<string, string>}
 */
export function createShortNames(source) {
  const names = new Set(collectNames(JSON.parse(source)));
  return new Map([...names].map((name, index) => [name, index.toString(36)]));
}

/**
 * Parses `routesChunkNames.json`, with short names.
 *
 * @param {string} source
 * @returns {unknown}
 */
export function parseChunkNames(source) {
  const names = createShortNames(source);
  return JSON.parse(source, (_key, value) =>
    typeof value === 'string' ? names.get(value) : value,
  );
}
