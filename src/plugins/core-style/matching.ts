import { compile, selectOne } from 'css-select';
import { AttributeAction, parse, SelectorType, type Selector } from 'css-what';
import { parse as parseHtml } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';
import type { Root } from 'postcss';
import type { Document } from '../../../scripts/lib/html.mjs';
import { isKeyframe, removeNode } from './cascade';
import { collectSelectorTokens } from './selectorTokens';

type CompiledQuery = ReturnType<typeof compile>;

/** Pseudo-classes about the position of an element, which no state changes. */
const STRUCTURAL_PSEUDO_CLASSES = new Set([
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

const combinators = new Set([
  SelectorType.Adjacent,
  SelectorType.Child,
  SelectorType.Descendant,
  SelectorType.Sibling,
] as SelectorType[]);

type Tokens = readonly Selector[];

function dependsOnState(tokens: Tokens, states: ReadonlySet<string>): boolean {
  return tokens.some((token) => {
    if (token.type === SelectorType.Attribute) return states.has(token.name);
    if (token.type === SelectorType.PseudoElement) return true;
    if (token.type !== SelectorType.Pseudo) return false;
    const { name, data } = token;
    if (name !== 'not' && !STRUCTURAL_PSEUDO_CLASSES.has(name)) return true;
    return (
      Array.isArray(data) && data.some((part) => dependsOnState(part, states))
    );
  });
}

function stripTokenState(token: Selector, states: ReadonlySet<string>): Tokens {
  if (token.type !== SelectorType.Pseudo)
    return dependsOnState([token], states) ? [] : [token];
  if (token.name === 'not')
    return dependsOnState([token], states) ? [] : [token];
  if (!STRUCTURAL_PSEUDO_CLASSES.has(token.name)) return [];
  return Array.isArray(token.data)
    ? [
        {
          ...token,
          data: token.data.map((part) => stripSelectorState(part, states)),
        },
      ]
    : [token];
}

/**
 * Removes the states from a selector; the result matches at least the same
 * elements.
 */
function stripSelectorState(
  tokens: Tokens,
  states: ReadonlySet<string>,
): Selector[] {
  const loose: Selector[] = [];
  let compound = 0;
  const close = () => {
    if (compound === 0)
      loose.push({ type: SelectorType.Universal, namespace: null });
    compound = 0;
  };
  for (const [index, token] of tokens.entries()) {
    if (combinators.has(token.type)) {
      if (index > 0) close();
      loose.push(token);
      continue;
    }
    const keptTokens = stripTokenState(token, states);
    compound += keptTokens.length;
    loose.push(...keptTokens);
  }
  close();
  return loose;
}

/**
 * Returns the tokens without which no element can match, for a quick test
 * before the query.
 */
function getRequiredTokens(tokens: Tokens): string[] {
  return tokens.flatMap((token) => {
    if (token.type === SelectorType.Tag) return [token.name];
    if (token.type !== SelectorType.Attribute) return [];
    if (token.action !== AttributeAction.Element || token.name !== 'class')
      return [`[${token.name}`];
    return [`.${token.value}`];
  });
}

interface SearchedPage {
  readonly html: string;
  readonly document: Document;
}

function createPageMatcher({ document, html }: SearchedPage) {
  const tokens = collectSelectorTokens(document);
  const tree = parseHtml(html, {
    treeAdapter: adapter,
    scriptingEnabled: false,
  });
  return (selector: Selector[], matches: CompiledQuery) =>
    getRequiredTokens(selector).every((word) => tokens.has(word)) &&
    selectOne(matches, tree) !== null;
}

/**
 * Removes the rules that match nothing in any of the pages, whatever their
 * state. A selector is kept whole or removed: a shortened one would have a
 * lower specificity.
 */
export function removeUnmatched(
  sheet: Root,
  pages: readonly SearchedPage[],
  states: ReadonlySet<string>,
): void {
  const has = pages.map(createPageMatcher);
  const matches = (selector: string) =>
    parse(selector).some((tokens) => {
      const loose = stripSelectorState(tokens, states);
      const query = compile([loose]);
      return has.some((inPage) => inPage(loose, query));
    });
  sheet.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const keptSelectors = rule.selectors.filter(matches);
    if (keptSelectors.length === 0) removeNode(rule);
    else if (keptSelectors.length < rule.selectors.length)
      rule.selectors = keptSelectors;
  });
}
