import type {
  Place,
  RunResult,
  Severity,
  SourceFile,
  ToolReport,
} from '../../engine/types';
import type { ExplainModule, Explanation } from './useExplain';
import { isSecondary } from './cause';
import { splitRawText } from './rawText';

/** Content of a card. */
export interface CardEntry {
  readonly severity: Exclude<Severity, 'note'>;
  readonly place: Place | undefined;
  readonly explanation: Explanation | undefined;
  /** True when the cards are loaded and none matches the message. */
  readonly isUnexplained: boolean;
  /**
   * Original message, in English; undefined for hints, run-time findings and
   * exceeded limits.
   */
  readonly raw: string | undefined;
}

/**
 * Returns true when two messages have the same card for the same line, or for
 * the whole program.
 */
const isSameFault = (leftEntry: CardEntry, rightEntry: CardEntry) =>
  leftEntry.explanation !== undefined &&
  leftEntry.explanation.id === rightEntry.explanation?.id &&
  leftEntry.place?.file === rightEntry.place?.file &&
  leftEntry.place?.line === rightEntry.place?.line;

function mergeEntries(entries: readonly CardEntry[]): readonly CardEntry[] {
  const mergedEntries: CardEntry[] = [];
  for (const entry of entries) {
    const last = mergedEntries.at(-1);
    if (last && isSameFault(last, entry))
      mergedEntries[mergedEntries.length - 1] = {
        ...last,
        severity: entry.severity === 'error' ? 'error' : last.severity,
        raw: last.raw && entry.raw && last.raw + entry.raw,
      };
    else mergedEntries.push(entry);
  }
  return mergedEntries;
}

/**
 * Returns the cards of the compiler's or linker's messages and those of the
 * hints; last, those of the warnings that wait for the other faults.
 */
export function createReportEntries(
  report: ToolReport,
  files: readonly SourceFile[],
  explain: ExplainModule | undefined,
): readonly CardEntry[] {
  const raws = splitRawText(report);
  const { diagnostics } = report;
  const hints = explain?.findHints(files, diagnostics) ?? [];
  const diagnosticEntries = diagnostics.map((diagnostic, index) => {
    const explanation = explain?.explainDiagnostic(diagnostic, { files });
    const entry: CardEntry = {
      severity: diagnostic.severity === 'error' ? 'error' : 'warning',
      place: explanation?.place ?? diagnostic.place,
      explanation,
      isUnexplained: explain !== undefined && explanation === undefined,
      raw: raws[index],
    };
    return { entry, waits: isSecondary(diagnostic) };
  });
  const hintEntries = hints.map((explanation): CardEntry => ({
    severity: 'warning',
    place: explanation.place,
    explanation,
    isUnexplained: false,
    raw: undefined,
  }));
  const pickEntries = (isWaiting: boolean) =>
    diagnosticEntries.flatMap(({ entry, waits }) =>
      waits === isWaiting ? [entry] : [],
    );
  return mergeEntries([
    ...pickEntries(false),
    ...hintEntries,
    ...pickEntries(true),
  ]);
}

const createRunEntry = (
  explanation: Explanation,
  place: Place | undefined,
  raw: string | undefined,
): CardEntry => ({
  severity: 'error',
  place,
  explanation,
  isUnexplained: false,
  raw,
});

/**
 * Returns the cards of a run: each finding once, then the crash or exceeded
 * limit.
 */
export function createRunEntries(
  { findings, end }: Pick<RunResult, 'findings' | 'end'>,
  explain: ExplainModule,
  files: readonly SourceFile[] = [],
): readonly CardEntry[] {
  const seenKeys = new Set<string>();
  const foundEntries = findings.flatMap((finding): CardEntry[] => {
    const { check, place } = finding;
    const key = `${check} ${place.file} ${place.line} ${place.column}`;
    if (seenKeys.has(key)) return [];
    seenKeys.add(key);
    return [createRunEntry(explain.explainFinding(finding), place, undefined)];
  });
  const explanation = explain.explainEnd(end, files);
  if (!explanation) return foundEntries;
  const raw = end.kind === 'crash' ? end.detail : undefined;
  return [...foundEntries, createRunEntry(explanation, explanation.place, raw)];
}
