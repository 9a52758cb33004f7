import { quote } from './quoting';
import { TransferError } from './transferError';
import type { Machine } from './types';

/** Bytes of a file sent in one script; base64 makes them a third longer. */
const CHUNK_BYTES = 48 * 1024;

async function runScript(machine: Machine, script: string): Promise<string> {
  const result = await machine.control(script);
  if (result.status !== 0) throw new TransferError(result.output.trim());
  return result.output;
}

const decodeBase64 = (text: string) =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

const toBase64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/**
 * Reads a file of the machine.
 *
 * @throws {TransferError}
 */
export async function readFile(
  machine: Machine,
  path: string,
): Promise<Uint8Array> {
  const file = quote(path);
  const size = Number(await runScript(machine, `stat -Lc %s ${file}`));
  const bytes = new Uint8Array(size);
  const pieceRead = 10 * CHUNK_BYTES;
  for (let start = 0; start < size; start += pieceRead) {
    const text = await runScript(
      machine,
      `tail -c +${String(start + 1)} ${file} | head -c ${String(pieceRead)} | base64 -w 0`,
    );
    bytes.set(decodeBase64(text).subarray(0, size - start), start);
  }
  return bytes;
}

/**
 * Writes a file owned by alumno; an existing file keeps its owner.
 *
 * @throws {TransferError}
 */
export async function writeFile(
  machine: Machine,
  path: string,
  bytes: Uint8Array,
): Promise<void> {
  const file = quote(path);
  await runScript(
    machine,
    `[ -e ${file} ] || { : >${file} && chown alumno: ${file}; } && : >${file}`,
  );
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    const text = toBase64(bytes.subarray(start, start + CHUNK_BYTES));
    await runScript(machine, `base64 -d <<<${text} >>${file}`);
  }
}
