/** @jest-environment node */
import removeModuleNames from '../loader.mjs';

const entry = (name: string) =>
  `  "0a": [() => import(/* webpackChunkName: "0a" */ "${name}"), "${name}", require.resolveWeak("${name}")],\n`;

it('removes the path that only the render of the HTML reads, and keeps how to load it', () => {
  expect(
    removeModuleNames(
      `export default {\n${entry('@site/docs/uno.mdx')}${entry('@site/docs/dice \\"dos\\".mdx')}};\n`,
    ),
  ).toBe(
    [
      'export default {',
      '  "0a": [() => import(/* webpackChunkName: "0a" */ "@site/docs/uno.mdx"), "", require.resolveWeak("@site/docs/uno.mdx")],',
      '  "0a": [() => import(/* webpackChunkName: "0a" */ "@site/docs/dice \\"dos\\".mdx"), "", require.resolveWeak("@site/docs/dice \\"dos\\".mdx")],',
      '};',
      '',
    ].join('\n'),
  );
});

it('stops where Docusaurus writes the registry in another way', () => {
  expect(() =>
    removeModuleNames('export default { "0a": load("@site/docs/uno.mdx") };'),
  ).toThrow('No se entiende el registro de módulos');
});
