import {
  attribute,
  elements,
  textOf,
  type Document,
} from '../../../scripts/lib/html.mjs';

/** What selectors can ask of a page. */
export interface Words {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  readonly values: ReadonlySet<string>;
  /** Attributes that come and go without the application. */
  readonly states: ReadonlySet<string>;
  /** Custom properties that the page itself gives or reads. */
  readonly properties: ReadonlySet<string>;
}

/** Attributes that the browser and the loader change before the application is there. */
const changing = [
  'open',
  'hidden',
  'aria-busy',
  'aria-expanded',
  'aria-pressed',
  'data-heard',
];

// The scripts that run before the first paint write on <html>; whatever
// attribute they or the sheet name there may come to be.
const inScript = /\b(?:data|aria)-[a-z][a-z-]*/g;
const onRoot = /(?:html|:root)(?:\[[^\]]*\]|:(?:is|not|where)\([^)]*\))+/g;
const asked = /\[([\w-]+)(?:[~|^$*]?=(?:"([^"]*)"|'([^']*)'|([^\]\s]*)))?/g;

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([match]) => match);
}

function scriptsOf(document: Document): string[] {
  return [...elements(document)]
    .filter(({ tagName }) => tagName === 'script')
    .map(textOf);
}

/** Attributes that a page does not have yet and its styles must know. */
function stateNames(
  css: string,
  documents: readonly Document[],
): ReadonlySet<string> {
  const onHtml = matches(css, onRoot).flatMap((selector) =>
    [...selector.matchAll(asked)].map(([, name = '']) => name),
  );
  const written = new Set(documents.flatMap(scriptsOf));
  return new Set([
    ...changing,
    ...onHtml,
    ...[...written].flatMap((script) => matches(script, inScript)),
  ]);
}

function stateValues(css: string, states: ReadonlySet<string>): string[] {
  return [...css.matchAll(asked)].flatMap(
    ([, name = '', double, single, bare]) => {
      const value = double ?? single ?? bare;
      return states.has(name) && value !== undefined ? [value] : [];
    },
  );
}

const ownProperties = /--[\w-]+/g;

/** All that the given pages hold, now or in one of their states. */
export function wordsOf(css: string, documents: readonly Document[]): Words {
  const states = stateNames(css, documents);
  const names = new Set(states);
  const values = new Set(stateValues(css, states));
  const [tags, classes, ids, properties] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ];
  for (const element of documents.flatMap((document) => [
    ...elements(document),
  ])) {
    tags.add(element.tagName);
    for (const { name, value } of element.attrs) {
      names.add(name);
      values.add(value);
    }
    for (const name of (attribute(element, 'class') ?? '').split(/\s+/))
      classes.add(name);
    ids.add(attribute(element, 'id') ?? '');
    for (const name of matches(
      attribute(element, 'style') ?? '',
      ownProperties,
    ))
      properties.add(name);
  }
  return { tags, classes, ids, names, values, states, properties };
}
