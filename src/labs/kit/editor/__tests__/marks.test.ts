/** @jest-environment node */
import { forEachDiagnostic } from '@codemirror/lint';
import { EditorState, Text } from '@codemirror/state';
import type { EditorMark } from '../types';
import { markDiagnostics, markExtension, getOffset } from '../marks';

const at = (
  line: number,
  column: number,
  message = 'expected expression',
): EditorMark => ({
  severity: 'error',
  message,
  place: { line, column },
});

function marked(code: string, ...diagnostics: readonly EditorMark[]): string[] {
  const state = EditorState.create({ doc: code, extensions: [markExtension] });
  const next = state.update(markDiagnostics(state, diagnostics)).state;
  const found: string[] = [];
  forEachDiagnostic(next, ({ message }, from, to) => {
    found.push(`${message}: ${next.sliceDoc(from, to)}`);
  });
  return found;
}

it('finds the letter that a column of bytes means', () => {
  const doc = Text.of(['// año', 'ñu = "¡😀!"; x']);
  expect(getOffset(doc, { line: 1, column: 6 })).toBe(5);
  expect(doc.sliceString(getOffset(doc, { line: 2, column: 18 }))).toBe('x');
});

it('stays inside the text whatever the place says', () => {
  const doc = Text.of(['ab', 'cd']);
  expect(getOffset(doc, { line: 0, column: 1 })).toBe(0);
  expect(getOffset(doc, { line: 9, column: 9 })).toBe(5);
});

it('marks the whole word where the compiler points', () => {
  expect(marked('int main(void)\n{\n  retrun 0;\n}', at(3, 3))).toEqual([
    'expected expression: retrun',
  ]);
});

it('marks each message, also at the end of a line', () => {
  expect(
    marked('int a\nint b;', at(1, 6, "expected ';'"), at(2, 5, 'unused')),
  ).toEqual(["expected ';': ", 'unused: b']);
});

it('marks nothing for what has no place', () => {
  expect(marked('int a;', { ...at(1, 1), place: undefined })).toEqual([]);
});
