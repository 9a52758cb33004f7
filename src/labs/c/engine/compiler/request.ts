import type { CompileRequest, Diagnostic, Place, ToolReport } from '../types';

const fileName = /^[A-Za-z0-9_][A-Za-z0-9_.-]*$/;
const longestName = 64;

/** Name of the sysroot's folder. */
const takenName = 'usr';

function refusal(message: string, place?: Place): ToolReport {
  const diagnostic: Diagnostic = {
    severity: 'error',
    message,
    place,
    flag: undefined,
    notes: [],
  };
  const where = place
    ? `${place.file}:${place.line}:${place.column}: `
    : 'clang: ';
  return { text: `${where}error: ${message}\n`, diagnostics: [diagnostic] };
}

/** Locates the first NUL; columns count bytes, as clang's do. */
function placeOfNul(file: string, text: string): Place {
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
export function refuse({ files }: CompileRequest): ToolReport | undefined {
  const names = new Set<string>();
  for (const { name, text } of files) {
    if (!fileName.test(name) || name.length > longestName || name === takenName)
      return refusal(`invalid file name '${name}'`);
    if (names.has(name)) return refusal(`two files are named '${name}'`);
    names.add(name);
    if (text.includes('\0'))
      return refusal(
        'source file is not text: it contains a null character',
        placeOfNul(name, text),
      );
  }
  return sourcesOf({ files }).length === 0
    ? refusal('no input files')
    : undefined;
}

/** Returns the names of the files to compile, in the order given. */
export const sourcesOf = ({ files }: CompileRequest) =>
  files.map(({ name }) => name).filter((name) => name.endsWith('.c'));

/**
 * Builds the report for a compiler that crashed, in the form of its own errors.
 */
export const crashReport = () =>
  refusal('the compiler crashed while reading this program');
