import { isObject } from './answer.mjs';
import { renditions } from './giphy/items.mjs';

/** @typedef {import('./answer.mjs').ServiceRequest} ServiceRequest */
/** @typedef {import('./answer.mjs').Json} Json */
/** @typedef {import('./answer.mjs').JsonObject} JsonObject */
/** @typedef {import('./answer.mjs').Shape} Shape */

/**
 * Alters a valid payload in one way.
 *
 * @typedef {(data: Json, context: {shape: Shape, asked: ServiceRequest}) => Json} Alteration
 */

const MARKUP =
  '<img src=x onerror="window.__pwned=1"><script>window.__pwned=1</script>';
const SCRIPT_URL = 'javascript:window.__pwned=1';
const FOREIGN_URL = 'https://intruso.example';
const LONG_TEXT_LENGTH = 10_000;

/**
 * Changes each item of a payload: of a page, of a list, or the only one. The
 * only one counts as the second, since the faults of every other item start
 * there.
 *
 * @param {Json} data
 * @param {Shape} shape
 * @param {(item: JsonObject, index: number, all: readonly Json[]) => Json} change
 * @returns {Json}
 */
function mapItems(data, shape, change) {
  /** @param {readonly Json[]} list */
  const mapList = (list) =>
    list.map((item, index) =>
      isObject(item) ? change(item, index, list) : item,
    );
  if (Array.isArray(data)) return mapList(data);
  if (!isObject(data)) return data;
  const list = shape.items === undefined ? undefined : data[shape.items];
  return shape.items !== undefined && Array.isArray(list)
    ? { ...data, [shape.items]: mapList(list) }
    : change(data, 1, [data, data]);
}

/**
 * @param {Json} value
 * @param {(text: string) => string} change
 * @returns {Json}
 */
function mapStrings(value, change) {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value))
    return value.map((part) => mapStrings(part, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      part === undefined ? part : mapStrings(part, change),
    ]),
  );
}

/** @param {string} text */
const isUrl = (text) => /^https?:/.test(text);

/**
 * @param {Json} data
 * @param {Shape} shape
 * @param {string | null} next
 * @param {string | null} [previous] Unchanged when omitted.
 * @returns {Json}
 */
function replaceLinks(data, { links }, next, previous) {
  if (!links || !isObject(data)) return data;
  const holder = links.holder === undefined ? data : data[links.holder];
  if (!isObject(holder) || !(links.next in holder)) return data;
  const changedHolder = {
    ...holder,
    [links.next]: next,
    ...(previous !== undefined && { [links.previous]: previous }),
  };
  return links.holder === undefined
    ? changedHolder
    : { ...data, [links.holder]: changedHolder };
}

/** @type {Alteration} */
export const nullifyImages = (data, { shape }) =>
  mapItems(data, shape, (item) => shape.withImage(item, null));

/** @type {Alteration} */
export const removeImages = (data, { shape }) =>
  mapItems(data, shape, (item) => shape.withImage(item, undefined));

/**
 * Removes one field of every other item, each time a different one.
 *
 * @type {Alteration}
 */
export const removeFields = (data, { shape }) =>
  mapItems(data, shape, (item, index) => {
    if (index % 2 === 0) return item;
    const present = shape.fields.filter((field) => field in item);
    const lostKey = present[((index - 1) / 2) % present.length] ?? '';
    return { ...item, [lostKey]: undefined };
  });

/**
 * Replaces every other item by the one before it, id included.
 *
 * @type {Alteration}
 */
export const repeatItems = (data, { shape }) =>
  mapItems(data, shape, (item, index, items) =>
    index % 2 === 0 ? item : (items[index - 1] ?? item),
  );

/** @type {Alteration} */
export const lengthenTexts = (data, { shape }) =>
  mapItems(data, shape, (item) => ({
    ...item,
    ...Object.fromEntries(
      shape.names
        .filter((name) => name in item)
        .map((name) => [
          name,
          String(item[name]).padEnd(LONG_TEXT_LENGTH, 'ñandú '),
        ]),
    ),
  }));

/**
 * Appends markup to every text. Addresses and numbers stay valid, since
 * otherwise nothing would be shown.
 *
 * @type {Alteration}
 */
export const appendMarkup = (data) =>
  mapStrings(data, (text) =>
    isUrl(text) || /^\d+$/.test(text) ? text : `${text}${MARKUP}`,
  );

/**
 * Replaces the addresses of the items, in turn by a script and by a foreign
 * host.
 *
 * @type {Alteration}
 */
export const injectBadAddresses = (data, { shape }) =>
  mapItems(data, shape, (item, index) =>
    mapStrings(item, (text) => {
      if (!isUrl(text)) return text;
      return index % 2 === 0
        ? SCRIPT_URL
        : text.replace(/^https?:\/\/[^/]+/, FOREIGN_URL);
    }),
  );

/** @type {Alteration} */
export const injectBadLinks = (data, { shape, asked }) =>
  replaceLinks(
    data,
    shape,
    `${FOREIGN_URL}${asked.path}${asked.search}`,
    SCRIPT_URL,
  );

/** @type {Alteration} */
export const loopNextLink = (data, { shape, asked }) =>
  replaceLinks(
    data,
    shape,
    asked.link(asked.host, `${asked.path}${asked.search}`),
  );

/** @type {Alteration} */
export const trimRenditions = (data, { shape }) => {
  const keptNames = renditions.flatMap(({ name, short }) =>
    short ? [name] : [],
  );
  return mapItems(data, shape, (item) => ({
    ...item,
    images: Object.fromEntries(
      Object.entries(isObject(item.images) ? item.images : {}).filter(
        ([name]) => keptNames.includes(name),
      ),
    ),
  }));
};

/** @type {Alteration} */
export const answerSynthetic = () => ({
  data: [],
  meta: { status: 200, msg: 'OK', response_id: '' },
});
