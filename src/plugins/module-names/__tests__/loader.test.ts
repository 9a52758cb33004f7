/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import replaceRegistryEntries, { shortenRegistry } from '../loader.mjs';

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
