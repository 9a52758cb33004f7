/** Fault or warning in a file that an author has to correct. */
export interface Finding {
  readonly level: 'error' | 'warning';
  /** Path inside the project, with `/`. */
  readonly file: string;
  readonly line?: number;
  /** Part of the file with the fault, such as a field or a component. */
  readonly place?: string;
  readonly expected: string;
  readonly found: string;
}

const FINDING_PATTERN =
  /^(?<file>[^\s·][^\n·]*?)(?:, línea (?<line>\d+))?(?: · (?<place>[^\n]*))?\n\s*se esperaba: (?<expected>[^\n]*)\n\s*se encontró: (?<found>[^\n]*)/gm;

/**
 * Box-drawing characters and crosses that the bundler prints before each line
 * that it quotes.
 */
const FRAME_PATTERN = /^(?:[ \t]*[│×├╰─▶✗]+)+ ?/gm;

/** Prefixes that tools print before a quoted line, such as `Error:`. */
const LABEL_PATTERN = /^[ \t]*(?:\[\w+\]:? )?(?:(?:\w*Error|Cause): )*/gm;

/** Removes the bundler's frame from a quoted text. */
export function removeFrame(text: string): string {
  return text.replace(FRAME_PATTERN, '');
}

/** Formats a finding for authors: place, expected and found. */
export function formatFinding({
  file,
  line,
  place,
  expected,
  found,
}: Finding): string {
  const position = line === undefined ? '' : `, línea ${line}`;
  const placeLabel = place === undefined ? '' : ` · ${place}`;
  return `${file}${position}${placeLabel}\n  se esperaba: ${expected}\n  se encontró: ${found}`;
}

/**
 * Parses the findings in a text that `formatFinding` wrote, ignoring what
 * surrounds them. Repeated ones are returned once.
 */
export function parseFindings(text: string): Finding[] {
  const plainText = removeFrame(text).replace(LABEL_PATTERN, '');
  const findings = [...plainText.matchAll(FINDING_PATTERN)].map(
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
  return removeRepeatedFindings(findings);
}

/**
 * Removes repeated findings: the client and server compilations, and each tool
 * in between, report the same fault.
 */
export function removeRepeatedFindings(
  findings: readonly Finding[],
): Finding[] {
  return [
    ...new Map(
      findings.map((finding) => [formatFinding(finding), finding]),
    ).values(),
  ];
}

const formatCount = (count: number, singular: string, plural: string) =>
  `${count} ${count === 1 ? singular : plural}`;

/**
 * Formats all the findings of a command, sorted by file and line, as the last
 * text that it prints.
 */
export function formatFindings(findings: readonly Finding[]): string {
  const sortedFindings = [...findings].sort(
    (a, b) =>
      a.file.localeCompare(b.file, 'es') || (a.line ?? 0) - (b.line ?? 0),
  );
  const files = new Set(sortedFindings.map(({ file }) => file)).size;
  return [
    `✗ ${formatCount(sortedFindings.length, 'falta', 'faltas')} en ${formatCount(files, 'archivo', 'archivos')}:`,
    ...sortedFindings.map(formatFinding),
  ].join('\n\n');
}
