import type { MarkdownHooks } from '@docusaurus/types';
import { countStrippedLinesIn } from './formatPlace';
import { formatFinding } from './finding';

interface Reference {
  readonly sourceFilePath: string;
  readonly url: string;
  readonly node: {
    readonly position?: { readonly start: { readonly line: number } };
  };
}

function fail(
  { sourceFilePath, url, node }: Reference,
  expected: string,
): never {
  const line = node.position?.start.line;
  // Docusaurus counts lines without the front matter.
  const finding = formatFinding({
    level: 'error',
    file: sourceFilePath,
    ...(line !== undefined && {
      line: line + countStrippedLinesIn(sourceFilePath),
    }),
    expected,
    found: url,
  });
  throw new Error(
    `${finding}\n  Corrige la ruta: las de otra lección nombran su archivo (./salida.mdx) y las del sitio empiezan por / y terminan en /.`,
  );
}

/**
 * Docusaurus hooks that stop the build at a broken link or image in Markdown.
 */
export const brokenMarkdownHooks: MarkdownHooks = {
  onBrokenMarkdownLinks: (reference) =>
    fail(reference, 'un enlace a un archivo que exista'),
  onBrokenMarkdownImages: (reference) =>
    fail(reference, 'una imagen que exista'),
};
