import browserslist from 'browserslist';
import { browserslistToTargets, transform } from 'lightningcss';
import postcss, { type Root } from 'postcss';
import { PurgeCSS } from 'purgecss';
import type { BuiltPage } from '../built-pages';
import { removeUnmatched } from './matching';
import { removeOverridden, resolveConstants } from './rootVariables';
import { wordsOf, type Words } from './words';

async function purge(css: string, words: Words): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: '', extension: 'html' }],
    defaultExtractor: () => ({
      tags: [...words.tags],
      classes: [...words.classes],
      ids: [...words.ids],
      attributes: { names: [...words.names], values: [...words.values] },
      undetermined: [],
    }),
    keyframes: true,
    variables: true,
    safelist: { variables: [...words.properties] },
  });
  return purged?.css ?? '';
}

/** Removes the order of layers that hold nothing here: it orders nothing. */
function removeEmptyLayers(sheet: Root): void {
  const filled = new Set<string>();
  sheet.walkAtRules('layer', ({ nodes, params }) => {
    if (nodes) filled.add(params);
  });
  sheet.walkAtRules('layer', (rule) => {
    if (rule.nodes) return;
    if (!rule.params.split(',').some((name) => filled.has(name.trim())))
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

/**
 * The part of the site's sheet that the given pages use as they are served, in
 * the same order, with the states that they have without the application.
 */
export async function coreSheet(
  css: string,
  pages: readonly Pick<BuiltPage, 'document' | 'html'>[],
): Promise<string> {
  const words = wordsOf(
    css,
    pages.map(({ document }) => document),
  );
  const sheet = postcss.parse(await purge(css, words));
  removeUnmatched(
    sheet,
    pages.map(({ html }) => html),
    words.states,
  );
  removeOverridden(sheet);
  resolveConstants(sheet, words.properties);
  removeEmptyLayers(sheet);
  return minify(sheet.toString());
}
