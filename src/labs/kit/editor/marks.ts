import {
  setDiagnostics,
  setDiagnosticsEffect,
  type Diagnostic as Mark,
} from '@codemirror/lint';
import {
  RangeSet,
  StateEffect,
  StateField,
  type EditorState,
  type Extension,
  type Text,
  type TransactionSpec,
} from '@codemirror/state';
import {
  Decoration,
  EditorView,
  GutterMarker,
  gutterLineClass,
  type DecorationSet,
} from '@codemirror/view';
import type { EditorMark } from './types';

class LineMarker extends GutterMarker {
  constructor(override readonly elementClass: string) {
    super();
  }
}

const markers = {
  error: new LineMarker('cm-line-error'),
  warning: new LineMarker('cm-line-warning'),
} as const;

/** Lines with a marked number: an error hides a warning. */
const markedLines = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update(lines, transaction) {
    for (const effect of transaction.effects)
      if (effect.is(setDiagnosticsEffect))
        return toLineMarkers(transaction.state.doc, effect.value);
    return lines.map(transaction.changes);
  },
  provide: (field) => gutterLineClass.from(field),
});

function toLineMarkers(
  doc: Text,
  marks: readonly Mark[],
): RangeSet<GutterMarker> {
  const worstByLine = new Map<number, keyof typeof markers>();
  for (const { from, severity } of marks) {
    const start = doc.lineAt(from).from;
    if (worstByLine.get(start) !== 'error')
      worstByLine.set(start, severity === 'error' ? 'error' : 'warning');
  }
  return RangeSet.of(
    [...worstByLine].map(([start, severity]) => markers[severity].range(start)),
    true,
  );
}

const setCurrentLine = StateEffect.define<number | undefined>();
const currentLineMark = Decoration.line({
  class: 'cm-current-line',
  attributes: { 'aria-current': 'step' },
});

const currentLineField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(decorations, transaction) {
    for (const effect of transaction.effects) {
      if (!effect.is(setCurrentLine)) continue;
      const { doc } = transaction.state;
      return effect.value === undefined || effect.value > doc.lines
        ? Decoration.none
        : Decoration.set(
            currentLineMark.range(doc.line(Math.max(1, effect.value)).from),
          );
    }
    return decorations.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/**
 * Returns the offset of a compiler place in the text; its columns count bytes.
 */
export function getOffset(
  doc: Text,
  { line, column }: { readonly line: number; readonly column: number },
): number {
  const { from, text } = doc.line(Math.min(Math.max(1, line), doc.lines));
  const bytes = new TextEncoder().encode(text).subarray(0, column - 1);
  return from + new TextDecoder().decode(bytes).length;
}

function toMark(doc: Text, diagnostic: EditorMark): Mark[] {
  const { place, severity, message } = diagnostic;
  if (!place) return [];
  const start = getOffset(doc, place);
  const rest = doc.lineAt(start).text.slice(start - doc.lineAt(start).from);
  const [word = ''] = /^(?:[\p{L}\w]+|\S)/u.exec(rest) ?? [];
  return [
    {
      from: start,
      to: start + word.length,
      severity: severity === 'note' ? 'info' : severity,
      message,
      renderMessage: () => {
        const text = document.createElement('span');
        text.lang = diagnostic.language ?? 'en';
        text.textContent = message;
        return text;
      },
    },
  ];
}

/** Replaces all marks with those of the given diagnostics. */
export function markDiagnostics(
  state: EditorState,
  diagnostics: readonly EditorMark[],
): TransactionSpec {
  return setDiagnostics(
    state,
    diagnostics.flatMap((diagnostic) => toMark(state.doc, diagnostic)),
  );
}

/** Marks the line about to run and scrolls it into view. */
export function markCurrentLine(
  state: EditorState,
  line: number | undefined,
): TransactionSpec {
  const effects: StateEffect<unknown>[] = [setCurrentLine.of(line)];
  if (line !== undefined)
    effects.push(
      EditorView.scrollIntoView(getOffset(state.doc, { line, column: 1 }), {
        y: 'nearest',
      }),
    );
  return { effects };
}

export const markExtension: Extension = [markedLines, currentLineField];
