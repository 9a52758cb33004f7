import { build } from 'esbuild';

/**
 * Bundles a script that runs outside of the application, with esbuild.
 *
 * @param entry Path of its source.
 * @param values Constants that the source declares and the build defines, by
 *   name.
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
    // Ignores `tsconfig.json`, whose `strict` would add `"use strict"` to the
    // output.
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
