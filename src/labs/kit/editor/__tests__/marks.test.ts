/** @jest-environment node */
import { forEachDiagnostic } from '@codemirror/lint';
import { EditorState, Text } from '@codemirror/state';
import type { EditorMark } from '../types';
import { markDiagnostics, markExtension, getOffset } from '../marks';

const createMark = (
  line: number,
  column: number,
  message = 'expected expression',
): EditorMark => ({
  severity: 'error',
  message,
  place: { line, column },
});

function listMarkedTexts(
  code: string,
  ...diagnostics: readonly EditorMark[]
): string[] {
  const state = EditorState.create({ doc: code, extensions: [markExtension] });
  const next = state.update(markDiagnostics(state, diagnostics)).state;
  const markedTexts: string[] = [];
  forEachDiagnostic(next, ({ message }, start, end) => {
    markedTexts.push(`${message}: ${next.sliceDoc(start, end)}`);
  });
  return markedTexts;
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
  expect(
    listMarkedTexts('int main(void)\n{\n  retrun 0;\n}', createMark(3, 3)),
  ).toEqual(['expected expression: retrun']);
});

it('marks each message, also at the end of a line', () => {
  expect(
    listMarkedTexts(
      'int a\nint b;',
      createMark(1, 6, "expected ';'"),
      createMark(2, 5, 'unused'),
    ),
  ).toEqual(["expected ';': ", 'unused: b']);
});

it('marks nothing for what has no place', () => {
  expect(
    listMarkedTexts('int a;', { ...createMark(1, 1), place: undefined }),
  ).toEqual([]);
});
