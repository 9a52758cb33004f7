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

/** What one card shows. */
export interface Entry {
  readonly severity: Exclude<Severity, 'note'>;
  readonly place: Place | undefined;
  readonly explanation: Explanation | undefined;
  /** The cards are there, and none is for this message. */
  readonly isUnexplained: boolean;
  /** In English, as the tool wrote it; a program's end has none. */
  readonly raw: string | undefined;
}

/** Two messages for one fault: the same card for the same line, or for the whole program. */
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

/** The cards of what the compiler or the linker said. */
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

/** The cards of what a program did: each fault once, then why it was cut short. */
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
