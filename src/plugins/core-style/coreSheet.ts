import browserslist from 'browserslist';
import { browserslistToTargets, transform } from 'lightningcss';
import postcss, { type Root } from 'postcss';
import { parseHtml } from '../../../scripts/lib/html.mjs';
import { removeUnmatched } from './matching';
import { removeOverridden, resolveConstants } from './rootVariables';
import { removeNode } from './cascade';
import {
  collectInlineProperties,
  collectStateAttributes,
} from './selectorTokens';

/** Removes the animations that no declaration names. */
function removeUnusedKeyframes(sheet: Root): void {
  const usedNames = new Set<string>();
  sheet.walkDecls(({ value }) => {
    for (const [word] of value.matchAll(/[\w-]+/g)) usedNames.add(word);
  });
  sheet.walkAtRules(/keyframes$/, (rule) => {
    if (!usedNames.has(rule.params)) removeNode(rule);
  });
}

/** Removes the layer order statements whose layers are all empty here. */
function removeEmptyLayers(sheet: Root): void {
  const filledNames = new Set<string>();
  sheet.walkAtRules('layer', ({ nodes, params }) => {
    if (nodes) filledNames.add(params);
  });
  sheet.walkAtRules('layer', (rule) => {
    if (rule.nodes) return;
    if (!rule.params.split(',').some((name) => filledNames.has(name.trim())))
      rule.remove();
  });
}

function minify(css: string): string {
  const { code } = transform({
    filename: 'core.css',
    code: Buffer.from(css),
    minify: true,
    targets: browserslistToTargets(
      browserslist(undefined, { env: 'production', path: process.cwd() }),
    ),
  });
  return Buffer.from(code).toString('utf8');
}

/** Moves the print rules to a sheet of their own, in the same order. */
function extractPrintRules(sheet: Root): Root {
  const print = postcss.root();
  for (const node of [...sheet.nodes])
    if (
      node.type === 'atrule' &&
      node.name === 'media' &&
      node.params === 'print'
    )
      print.append(node);
  return print;
}

/** Rules of a style sheet that pages use. */
export interface CoreSheet {
  readonly core: string;
  /**
   * Rules for print, in a sheet that does not block rendering and comes after
   * the other one.
   */
  readonly print: string;
}

/**
 * Returns the part of the site's style sheet that the given pages use as
 * served, in the same order, including the states that they have without the
 * application.
 */
export function extractCoreSheet(
  css: string,
  sources: readonly string[],
): CoreSheet {
  const pages = sources.map((html) => ({ html, document: parseHtml(html) }));
  const documents = pages.map(({ document }) => document);
  const reservedNames = collectInlineProperties(documents);
  const sheet = postcss.parse(css);
  removeUnmatched(sheet, pages, collectStateAttributes(css, documents));
  removeUnusedKeyframes(sheet);
  removeOverridden(sheet);
  resolveConstants(sheet, reservedNames);
  removeEmptyLayers(sheet);
  const print = extractPrintRules(sheet);
  return { core: minify(sheet.toString()), print: minify(print.toString()) };
}
