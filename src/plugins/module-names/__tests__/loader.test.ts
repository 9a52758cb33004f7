/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import replaceRegistryEntries, {
  listLessonParts,
  shortenRegistry,
} from '../loader.mjs';

const createEntry = (name: string, file: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")],\n`;

const registry = `export default {\n${createEntry('content---uno-61-8', '@site/docs/uno.mdx')}${createEntry('f5', '@site/docs/dice \\"dos\\".mdx')}};\n`;

// A build names chunks by a hash; the development server, also by their paths.
const names = new Map([
  ['f5', '0'],
  ['content---uno-61-8', '1'],
]);

it('keeps how to load a module, under a short name', () => {
  expect(shortenRegistry(registry, names)).toBe(
    [
      'export default {',
      '  "1": [() => import(/* webpackChunkName: "content---uno-61-8" */ "@site/docs/uno.mdx")],',
      '  "0": [() => import(/* webpackChunkName: "f5" */ "@site/docs/dice \\"dos\\".mdx")],',
      '};',
      '',
    ].join('\n'),
  );
});

it('names one chunk for the parts that every lesson has, and for no others', () => {
  const files = [
    '@theme/DocsRoot',
    '@theme/DocVersionRoot',
    '@theme/DocRoot',
    '@theme/DocItem',
    '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
    '@theme/DocCategoryGeneratedIndexPage',
    '@generated/docusaurus-plugin-content-docs/default/p/curso-1.json',
    '@generated/docusaurus-plugin-content-pages/default/__plugin.json',
  ];
  const source = `export default {\n${files
    .map((file, index) => createEntry(`name${String(index)}`, file))
    .join('')}};\n`;
  const shortened = shortenRegistry(
    source,
    new Map(files.map((_, index) => [`name${String(index)}`, String(index)])),
  );
  const chunks = [...shortened.matchAll(/webpackChunkName: "([^"]+)"/g)];
  expect(chunks.map(([, name]) => name)).toEqual([
    ...Array.from({ length: 5 }, () => 'doc-parts'),
    'name5',
    'name6',
    'name7',
  ]);
  expect([...listLessonParts(source)]).toEqual([
    'name0',
    'name1',
    'name2',
    'name3',
    'name4',
  ]);
});

it.each([
  ['export default { "0a": load("@site/docs/uno.mdx") };', names],
  [registry, new Map([...names, ['99', '2']])],
  [registry, new Map([['f5', '0']])],
])(
  'stops where Docusaurus writes the registry in another way',
  (source, ownRegistry) => {
    expect(() => shortenRegistry(source, ownRegistry)).toThrow(
      'No se entiende el registro de módulos',
    );
  },
);

it('reads the names of the routes, and is run again when they change', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nombres-'));
  const chunkNames = path.join(folder, 'routesChunkNames.json');
  writeFileSync(
    chunkNames,
    '{"/-1":{"__comp":"f5","items":[{"content":"content---uno-61-8"}]}}',
  );
  const addDependency = jest.fn();
  const loader = { getOptions: () => ({ chunkNames }), addDependency };
  expect(replaceRegistryEntries.call(loader, registry)).toBe(
    shortenRegistry(registry, names),
  );
  expect(addDependency).toHaveBeenCalledWith(chunkNames);
  rmSync(folder, { recursive: true });
});
