import { UserError } from '../cli.mjs';
import { readSource, sources } from './inputs.mjs';

const MODULE = /^const wasm = "([A-Za-z0-9+/=]+)";?$/m;

/**
 * Reads the decoder that `zstddec` contains as text. The package would load it
 * from a `data:` address, which the site's security policy forbids to workers.
 *
 * @param {string} root
 * @returns {Promise<Buffer<ArrayBuffer>>} WebAssembly module.
 * @throws {UserError} when the package has another format.
 */
export async function readZstdDecoder(root) {
  const source = Buffer.from(await readSource(root, sources.zstd));
  const text = MODULE.exec(source.toString('utf8'))?.[1];
  if (text === undefined)
    throw new UserError(
      `No se encuentra el descompresor en ${sources.zstd}.\n  se esperaba: una línea «const wasm = "…"»`,
      'Si la instalación se dañó, repite «npm ci». Si cambiaste la versión de zstddec, adapta scripts/lib/labs/zstd.mjs.',
    );
  return Buffer.from(text, 'base64');
}
