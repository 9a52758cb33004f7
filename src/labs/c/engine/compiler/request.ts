import type { CompileRequest, Diagnostic, Place, ToolReport } from '../types';

const fileNamePattern = /^[A-Za-z0-9_][A-Za-z0-9_.-]*$/;
const MAX_NAME_LENGTH = 64;

/** Name of the sysroot's folder. */
const RESERVED_NAME = 'usr';

function createRefusal(message: string, place?: Place): ToolReport {
  const diagnostic: Diagnostic = {
    severity: 'error',
    message,
    place,
    flag: undefined,
    notes: [],
  };
  const placeText = place
    ? `${place.file}:${place.line}:${place.column}: `
    : 'clang: ';
  return { text: `${placeText}error: ${message}\n`, diagnostics: [diagnostic] };
}

/** Locates the first NUL; columns count bytes, as clang's do. */
function locateNul(file: string, text: string): Place {
  const before = text.slice(0, text.indexOf('\0')).split('\n');
  const lastLine = before.at(-1) ?? '';
  return {
    file,
    line: before.length,
    column: new TextEncoder().encode(lastLine).length + 1,
  };
}

/**
 * Returns a report when a request cannot be handed to clang: for its file
 * names, a NUL, or the lack of sources.
 */
export function validateRequest({
  files,
}: CompileRequest): ToolReport | undefined {
  const names = new Set<string>();
  for (const { name, text } of files) {
    if (
      !fileNamePattern.test(name) ||
      name.length > MAX_NAME_LENGTH ||
      name === RESERVED_NAME
    )
      return createRefusal(`invalid file name '${name}'`);
    if (names.has(name)) return createRefusal(`two files are named '${name}'`);
    names.add(name);
    if (text.includes('\0'))
      return createRefusal(
        'source file is not text: it contains a null character',
        locateNul(name, text),
      );
  }
  return listSources({ files }).length === 0
    ? createRefusal('no input files')
    : undefined;
}

/** Returns the names of the files to compile, in the order given. */
export const listSources = ({ files }: CompileRequest) =>
  files.map(({ name }) => name).filter((name) => name.endsWith('.c'));

/**
 * Builds the report for a compiler that crashed, in the form of its own errors.
 */
export const createCrashReport = () =>
  createRefusal('the compiler crashed while reading this program');
