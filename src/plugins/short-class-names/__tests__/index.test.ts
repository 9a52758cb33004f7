/** @jest-environment node */
import { createTempFolder } from '@site/scripts/lib/__fixtures__/temp-folder.mjs';
import shortClassNames from '..';

let project: Awaited<ReturnType<typeof createTempFolder>>;

beforeEach(async () => {
  project = await createTempFolder({ 'src/a/styles.module.css': '.bar {}' });
});

afterEach(() => project.remove());

interface Modules {
  readonly localIdentName: string;
  readonly getLocalIdent?: (
    loader: { readonly resourcePath: string },
    pattern: string,
    local: string,
  ) => string | undefined;
}

/** Returns the parts of the bundler's configuration that the plugin reads. */
function createConfig(mode: 'production' | 'development') {
  const modules: Modules = { localIdentName: '[local]_[hash]' };
  return {
    mode,
    module: {
      rules: [
        { use: [{ loader: 'css-loader', options: { importLoaders: 1 } }] },
        { use: [{ loader: 'css-loader', options: { modules } }] },
      ],
    },
    experiments: { cache: { type: 'persistent', version: '3' } },
    modules,
  };
}

async function applyConfig(mode: 'production' | 'development') {
  const plugin = shortClassNames({ siteDir: project.root });
  await plugin.loadContent?.();
  const config = createConfig(mode);
  plugin.configureWebpack?.(config, false, {} as never, undefined);
  return config;
}

it('has the classes of a published site called by short names', async () => {
  const { getLocalIdent } = (await applyConfig('production')).modules;
  const getName = (file: string) =>
    getLocalIdent?.(
      { resourcePath: `${project.root}/${file}` },
      '[local]_[hash]',
      'bar',
    );
  expect(getName('src/a/styles.module.css')).toMatch(/^[A-Z][a-zA-Z0-9]?$/);
  expect(getName('other/styles.module.css')).toBeUndefined();
});

it('does not take names of before from what the bundler keeps', async () => {
  const before = await applyConfig('production');
  await project.write({ 'src/a/styles.module.css': '.foo {} .bar {}' });
  const after = await applyConfig('production');
  expect(before.experiments.cache.version).toMatch(/^3-/);
  expect(after.experiments.cache.version).not.toBe(
    before.experiments.cache.version,
  );
});

it('leaves names that can be read while the site is written', async () => {
  const config = await applyConfig('development');
  expect(config.modules.getLocalIdent).toBeUndefined();
  expect(config.experiments.cache.version).toBe('3');
});

it('stops the build when no loader takes the names of the classes', async () => {
  const plugin = shortClassNames({ siteDir: project.root });
  await plugin.loadContent?.();
  const config = { mode: 'production' as const, module: { rules: [] } };
  expect(() =>
    plugin.configureWebpack?.(config, false, {} as never, undefined),
  ).toThrow(/se esperaba: un css-loader con el objeto «modules»/);
});
