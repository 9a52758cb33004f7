import { build } from 'esbuild';

/**
 * Gathers a script that runs outside of the application, without its bundler.
 *
 * @param entry Path of its source.
 * @param values What the build knows and the source declares, by name.
 */
export async function bundleScript(
  entry: string,
  values: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'firefox115', 'safari16.4'],
    charset: 'utf8',
    // Otherwise it would say how strict it is, as the types are.
    tsconfigRaw: {},
    logLevel: 'error',
    define: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        JSON.stringify(value),
      ]),
    ),
  });
  return outputFiles[0]?.text.trim() ?? '';
}
