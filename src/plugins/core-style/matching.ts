import { compile, selectOne } from 'css-select';
import { parse, type Selector } from 'css-what';
import { parse as parseHtml } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';
import type { Root } from 'postcss';
import { removeNode } from './cascade';

/** What a selector says of the place of an element: no state changes it. */
const places = new Set([
  'root',
  'is',
  'where',
  'has',
  'first-child',
  'last-child',
  'only-child',
  'nth-child',
  'nth-last-child',
  'first-of-type',
  'last-of-type',
  'only-of-type',
  'nth-of-type',
]);

const combinators = new Set<string>([
  'adjacent',
  'child',
  'descendant',
  'sibling',
]);

type Tokens = readonly Selector[];

function speaksOfState(tokens: Tokens, states: ReadonlySet<string>): boolean {
  return tokens.some((token) => {
    if (token.type === 'attribute') return states.has(token.name);
    if (token.type === 'pseudo-element') return true;
    if (token.type !== 'pseudo') return false;
    const { name, data } = token;
    if (name !== 'not' && !places.has(name)) return true;
    return (
      Array.isArray(data) && data.some((part) => speaksOfState(part, states))
    );
  });
}

function withoutState(token: Selector, states: ReadonlySet<string>): Tokens {
  if (token.type !== 'pseudo')
    return speaksOfState([token], states) ? [] : [token];
  if (token.name === 'not')
    return speaksOfState([token], states) ? [] : [token];
  if (!places.has(token.name)) return [];
  return Array.isArray(token.data)
    ? [{ ...token, data: token.data.map((part) => loosen(part, states)) }]
    : [token];
}

/** The selector without what it says of states: it matches at least the same. */
function loosen(tokens: Tokens, states: ReadonlySet<string>): Selector[] {
  const loose: Selector[] = [];
  let compound = 0;
  const close = () => {
    if (compound === 0)
      loose.push({ type: 'universal', namespace: null } as Selector);
    compound = 0;
  };
  for (const [index, token] of tokens.entries()) {
    if (combinators.has(token.type)) {
      if (index > 0) close();
      loose.push(token);
      continue;
    }
    const kept = withoutState(token, states);
    compound += kept.length;
    loose.push(...kept);
  }
  close();
  return loose;
}

/**
 * Removes the selectors that match nothing in any of the pages, whatever their
 * state: words that are there, but not in that place.
 */
export function removeUnmatched(
  sheet: Root,
  pages: readonly string[],
  states: ReadonlySet<string>,
): void {
  const documents = pages.map((html) =>
    parseHtml(html, { treeAdapter: adapter, scriptingEnabled: false }),
  );
  const matches = (selector: string): boolean => {
    const query = compile(
      parse(selector).map((tokens) => loosen(tokens, states)),
    );
    return documents.some((document) => selectOne(query, document) !== null);
  };
  sheet.walkRules((rule) => {
    const { parent } = rule;
    if (
      parent?.type === 'atrule' &&
      'name' in parent &&
      parent.name.endsWith('keyframes')
    )
      return;
    const kept = rule.selectors.filter(matches);
    if (kept.length === 0) removeNode(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}
