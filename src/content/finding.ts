/** Something that an author has to mend, and where. */
export interface Finding {
  readonly level: 'error' | 'warning';
  /** Path inside the project, with `/`. */
  readonly file: string;
  readonly line?: number;
  /** What of the file it is about, like a field or a component. */
  readonly place?: string;
  readonly expected: string;
  readonly found: string;
}

const shape =
  /^(?<file>[^\s·][^\n·]*?)(?:, línea (?<line>\d+))?(?: · (?<place>[^\n]*))?\n\s*se esperaba: (?<expected>[^\n]*)\n\s*se encontró: (?<found>[^\n]*)/gm;

/** What tools put before a line they quote: rules, crosses, names of errors. */
const decoration =
  /^(?:[ \t]*[│×├╰─▶✗]+)*[ \t]*(?:\[\w+\] )?(?:(?:\w*Error|Cause): )*/gm;

/** The one form in which authors read a fault, whoever found it. */
export function formatFinding({
  file,
  line,
  place,
  expected,
  found,
}: Finding): string {
  const at = line === undefined ? '' : `, línea ${line}`;
  const about = place === undefined ? '' : ` · ${place}`;
  return `${file}${at}${about}\n  se esperaba: ${expected}\n  se encontró: ${found}`;
}

/** The faults that a text tells in that form, each once, whatever surrounds them. */
export function readFindings(text: string): Finding[] {
  const plain = text.replace(decoration, '');
  const findings = [...plain.matchAll(shape)].map(
    ({ groups = {} }): Finding => {
      const { file = '', line, place, expected = '', found = '' } = groups;
      return {
        level: 'error',
        file,
        ...(line !== undefined && { line: Number(line) }),
        ...(place !== undefined && { place }),
        expected,
        found,
      };
    },
  );
  return withoutRepeats(findings);
}

/** Both compilations, and every tool on the way, tell the same fault. */
export function withoutRepeats(findings: readonly Finding[]): Finding[] {
  return [
    ...new Map(
      findings.map((finding) => [formatFinding(finding), finding]),
    ).values(),
  ];
}

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** What closes a command that found something: all faults, file by file, and nothing after them. */
export function formatFindings(findings: readonly Finding[]): string {
  const sorted = [...findings].sort(
    (a, b) =>
      a.file.localeCompare(b.file, 'es') || (a.line ?? 0) - (b.line ?? 0),
  );
  const files = new Set(sorted.map(({ file }) => file)).size;
  return [
    `✗ ${counted(sorted.length, 'falta', 'faltas')} en ${counted(files, 'archivo', 'archivos')}:`,
    ...sorted.map(formatFinding),
  ].join('\n\n');
}
