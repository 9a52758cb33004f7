import { unzipSync } from 'fflate';
import { projectLimits } from '../playground/project';
import { MAKEFILE_NAME } from './makefile';
import { findZipSettings } from './zipSettings';
import type { ZipSettings } from './zipSettings';

/** File of a ZIP, without its folder. */
interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** True for the prepared input of the program, which is no file of it. */
  readonly isInput: boolean;
}

/** Result of opening a ZIP. */
type ZipResult =
  | {
      readonly ok: true;
      readonly entries: readonly ZipEntry[];
      /** Settings of the program, if the laboratory made the ZIP. */
      readonly settings: ZipSettings | undefined;
      /** Sentences for the reader about settings that were not applied. */
      readonly remarks: readonly string[];
    }
  /** Reason of the rejection, as the end of a sentence about the file. */
  | { readonly ok: false; readonly reason: string };

/** Maximum size of the files of a ZIP together, unpacked. */
const MAX_UNPACKED_BYTES = 4 * projectLimits.text;

/** Flag of a file that a password protects, in the header of the file. */
const ENCRYPTED_FLAG = 1;

const getBaseName = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1);

/** Returns true for a folder, and for what a system adds to a ZIP. */
function isSystemEntry(path: string): boolean {
  const name = getBaseName(path);
  return name === '' || name.startsWith('.') || path.startsWith('__MACOSX/');
}

/** Unpacks the files of a ZIP, by path; undefined when they do not fit. */
function unpack(
  bytes: Uint8Array,
): Readonly<Record<string, Uint8Array>> | undefined {
  let unpackedBytes = 0;
  const contents = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (isSystemEntry(name)) return false;
      unpackedBytes += originalSize;
      return unpackedBytes <= MAX_UNPACKED_BYTES;
    },
  });
  return unpackedBytes > MAX_UNPACKED_BYTES ? undefined : contents;
}

/**
 * Returns the files of a program among those of a ZIP: not what «Llevarme el
 * programa» writes for a computer, nor the settings that are applied.
 */
function listProgramFiles(
  contents: Readonly<Record<string, Uint8Array>>,
): Omit<Extract<ZipResult, { ok: true }>, 'ok'> {
  const { settings, settingsPath, remarks } = findZipSettings(contents);
  const readme = settings?.readme ?? 'LEEME.txt';
  const entries = Object.entries(contents)
    .filter(([path]) => {
      const name = getBaseName(path);
      return name !== MAKEFILE_NAME && name !== readme && path !== settingsPath;
    })
    .map(([path, bytes]) => ({
      name: getBaseName(path),
      bytes,
      isInput: path === settings?.inputPath,
    }));
  return { entries, settings, remarks };
}

/** Opens a ZIP, such as the one that «Llevarme el programa» gives. */
export function openZip(bytes: Uint8Array): ZipResult {
  if (((bytes[6] ?? 0) & ENCRYPTED_FLAG) !== 0)
    return { ok: false, reason: 'tiene contraseña' };
  try {
    const contents = unpack(bytes);
    if (!contents)
      return { ok: false, reason: 'lo que lleva dentro no cabe aquí' };
    const files = listProgramFiles(contents);
    return files.entries.length > 0
      ? { ok: true, ...files }
      : { ok: false, reason: 'no lleva ningún archivo de un programa' };
  } catch {
    return {
      ok: false,
      reason: 'el ZIP está cortado o dañado: vuelve a descargarlo',
    };
  }
}
