/** @jest-environment node */
import moduleNames from '..';

class ChunkAssetPlugin {
  apply = () => {};
}
class ProgressBarPlugin {
  apply = () => {};
}

const { configureWebpack } = moduleNames({
  siteDir: '/sitio',
  generatedFilesDir: '/sitio/.docusaurus',
});
const configure = (plugins: object[], isServer = false) =>
  configureWebpack?.(
    { mode: 'production', plugins } as never,
    isServer,
    {} as never,
    undefined,
  );

it('removes from the browser the plugin of the prefetch, and no other', () => {
  const bar = new ProgressBarPlugin();
  expect(configure([new ChunkAssetPlugin(), bar])).toMatchObject({
    mergeStrategy: { plugins: 'replace' },
    plugins: [bar],
  });
});

it('changes nothing in the render of the HTML', () => {
  expect(configure([new ProgressBarPlugin()], true)).toEqual({});
});

it('stops when Docusaurus has no such plugin', () => {
  expect(() => configure([new ProgressBarPlugin()])).toThrow(
    'Cada página traería los nombres de todos los trozos.',
  );
});
