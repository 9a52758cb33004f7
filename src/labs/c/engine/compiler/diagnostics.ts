import type { Diagnostic, Place, Severity } from '../types';

const severities: Readonly<Record<string, Severity>> = {
  'fatal error': 'error',
  error: 'error',
  warning: 'warning',
  note: 'note',
};

/**
 * Matches `file:line:column: severity: message [-Wflag]`, or a tool's own
 * message without a place. Leaves out the `./` that clang puts before a header
 * beside its source: `./stack.h`.
 */
const messageLine =
  /^(?:(?:\.\/)?(?<file>[^\s:]+):(?<line>\d+):(?<column>\d+): |(?:clang|wasm-ld): )?(?<severity>fatal error|error|warning|note): (?<message>.*?)(?: \[-(?<option>[^\]]+)\])?$/;

interface MutableDiagnostic extends Omit<Diagnostic, 'notes'> {
  readonly notes: Diagnostic[];
}

/**
 * Returns the flag of a warning; undefined for other options. Under `-Werror`
 * clang names both: `Werror,-Wformat`.
 */
const getWarningFlag = (option: string) =>
  /^(?:Werror,-)?W([^,]+)$/.exec(option)?.[1];

function parseLine(line: string): MutableDiagnostic | undefined {
  const groups = messageLine.exec(line)?.groups;
  const severity = severities[groups?.severity ?? ''];
  if (!groups || !severity) return undefined;
  const place: Place | undefined = groups.file
    ? {
        file: groups.file,
        line: Number(groups.line),
        column: Number(groups.column),
      }
    : undefined;
  return {
    severity,
    message: groups.message ?? '',
    place,
    flag: getWarningFlag(groups.option ?? ''),
    notes: [],
  };
}

/**
 * Parses the output of clang or of the linker; each note goes with the message
 * that it explains. The lines of source that clang shows are left out.
 */
export function parseDiagnostics(text: string): readonly Diagnostic[] {
  const diagnostics: MutableDiagnostic[] = [];
  for (const line of text.split('\n')) {
    const parsedDiagnostic = parseLine(line);
    if (!parsedDiagnostic) continue;
    const last = diagnostics.at(-1);
    if (parsedDiagnostic.severity === 'note' && last)
      last.notes.push(parsedDiagnostic);
    else diagnostics.push(parsedDiagnostic);
  }
  return diagnostics;
}
