import { unzipSync } from 'fflate';
import { projectLimits } from '../playground/project';
import { MAKEFILE_NAME } from './makefile';

/** File of a ZIP, without its folder. */
interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Result of opening a ZIP. */
type ZipResult =
  | { readonly ok: true; readonly entries: readonly ZipEntry[] }
  /** Reason of the rejection, as the end of a sentence about the file. */
  | { readonly ok: false; readonly reason: string };

/** Maximum size of the files of a ZIP together, unpacked. */
const MAX_UNPACKED_BYTES = 4 * projectLimits.text;

/** Flag of a file that a password protects, in the header of the file. */
const ENCRYPTED_FLAG = 1;

const getBaseName = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1);

/**
 * Returns true for a path that is no file of a program: a folder, what a system
 * adds, and what «Llevarme el programa» writes for a computer.
 */
function isLeftOut(path: string): boolean {
  const name = getBaseName(path);
  return (
    name === '' ||
    name.startsWith('.') ||
    path.startsWith('__MACOSX/') ||
    name === MAKEFILE_NAME ||
    name === 'LEEME.txt'
  );
}

/** Opens a ZIP, such as the one that «Llevarme el programa» gives. */
export function openZip(bytes: Uint8Array): ZipResult {
  if (((bytes[6] ?? 0) & ENCRYPTED_FLAG) !== 0)
    return { ok: false, reason: 'tiene contraseña' };
  let unpackedBytes = 0;
  try {
    const contents = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (isLeftOut(name)) return false;
        unpackedBytes += originalSize;
        return unpackedBytes <= MAX_UNPACKED_BYTES;
      },
    });
    if (unpackedBytes > MAX_UNPACKED_BYTES)
      return { ok: false, reason: 'lo que lleva dentro no cabe aquí' };
    const entries = Object.entries(contents).map(([path, content]) => ({
      name: getBaseName(path),
      bytes: content,
    }));
    return entries.length > 0
      ? { ok: true, entries }
      : { ok: false, reason: 'no lleva ningún archivo de un programa' };
  } catch {
    return {
      ok: false,
      reason: 'el ZIP está cortado o dañado: vuelve a descargarlo',
    };
  }
}
