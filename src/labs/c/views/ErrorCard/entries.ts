import type {
  Place,
  RunResult,
  Severity,
  SourceFile,
  ToolReport,
} from '../../engine/types';
import type { Explain, Explanation } from './useExplain';
import { canWait } from './cause';
import { rawTexts } from './rawText';

/** Content of a card. */
export interface Entry {
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
const isSameFault = (one: Entry, other: Entry) =>
  one.explanation !== undefined &&
  one.explanation.id === other.explanation?.id &&
  one.place?.file === other.place?.file &&
  one.place?.line === other.place?.line;

function merge(entries: readonly Entry[]): readonly Entry[] {
  const merged: Entry[] = [];
  for (const entry of entries) {
    const last = merged.at(-1);
    if (last && isSameFault(last, entry))
      merged[merged.length - 1] = {
        ...last,
        severity: entry.severity === 'error' ? 'error' : last.severity,
        raw: last.raw && entry.raw && last.raw + entry.raw,
      };
    else merged.push(entry);
  }
  return merged;
}

/**
 * Returns the cards of the compiler's or linker's messages, then those of the
 * hints.
 */
export function reportEntries(
  report: ToolReport,
  files: readonly SourceFile[],
  explain: Explain | undefined,
): readonly Entry[] {
  const raws = rawTexts(report);
  const { diagnostics } = report;
  const hints = explain?.readHints(files, diagnostics) ?? [];
  const said = diagnostics.map((diagnostic, index) => {
    const explanation = explain?.explainDiagnostic(diagnostic, { files });
    const entry: Entry = {
      severity: diagnostic.severity === 'error' ? 'error' : 'warning',
      place: explanation?.place ?? diagnostic.place,
      explanation,
      isUnexplained: explain !== undefined && explanation === undefined,
      raw: raws[index],
    };
    return { entry, waits: canWait(diagnostic) };
  });
  const ordered = [
    ...said.filter(({ waits }) => !waits),
    ...said.filter(({ waits }) => waits),
  ];
  return merge([
    ...ordered.map(({ entry }) => entry),
    ...hints.map((explanation): Entry => ({
      severity: 'warning',
      place: explanation.place,
      explanation,
      isUnexplained: false,
      raw: undefined,
    })),
  ]);
}

const ranEntry = (
  explanation: Explanation,
  place: Place | undefined,
  raw: string | undefined,
): Entry => ({
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
export function runEntries(
  { findings, end }: Pick<RunResult, 'findings' | 'end'>,
  explain: Explain,
  files: readonly SourceFile[] = [],
): readonly Entry[] {
  const seen = new Set<string>();
  const found = findings.flatMap((finding): Entry[] => {
    const { check, place } = finding;
    const key = `${check} ${place.file} ${place.line} ${place.column}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [ranEntry(explain.explainFinding(finding), place, undefined)];
  });
  const explanation = explain.explainEnd(end, files);
  if (!explanation) return found;
  const raw = end.kind === 'crash' ? end.detail : undefined;
  return [...found, ranEntry(explanation, explanation.place, raw)];
}
