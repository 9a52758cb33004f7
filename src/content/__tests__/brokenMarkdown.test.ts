/** @jest-environment node */
import { brokenMarkdownHooks } from '../brokenMarkdown';

const { onBrokenMarkdownLinks, onBrokenMarkdownImages } = brokenMarkdownHooks;

const reference = {
  sourceFilePath: 'docs/dumix/prueba.mdx',
  url: './no-existe.mdx',
  node: { position: { start: { line: 12 } } },
};

it('stops at a broken link with file, line, what was expected and what was found', () => {
  if (typeof onBrokenMarkdownLinks !== 'function') throw new Error('no hook');
  expect(() => onBrokenMarkdownLinks(reference as never)).toThrow(
    /docs\/dumix\/prueba\.mdx, línea 12\n {2}se esperaba: un enlace a un archivo que exista\n {2}se encontró: \.\/no-existe\.mdx/,
  );
});

it('stops at a missing picture even where its line is not known', () => {
  if (typeof onBrokenMarkdownImages !== 'function') throw new Error('no hook');
  expect(() =>
    onBrokenMarkdownImages({ ...reference, node: {} } as never),
  ).toThrow(/docs\/dumix\/prueba\.mdx\n {2}se esperaba: una imagen que exista/);
});
