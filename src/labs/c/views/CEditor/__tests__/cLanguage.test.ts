/** @jest-environment node */
import {
  ensureSyntaxTree,
  getIndentation,
  indentUnit,
} from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { highlightTree } from '@lezer/highlight';
import { tokenise } from '../../../../kit/highlight/paint';
import { highlightStyle } from '../../../../kit/editor/highlightStyle';
import { cLanguage } from '../cLanguage';

type Painted = readonly (readonly [string, string])[];

/**
 * Splits tokens into characters, so that adjacent tokens of one colour compare
 * equal; drops blanks.
 */
function join(pieces: Painted): string[] {
  return pieces.flatMap(([colour, text]) =>
    (text.match(/\S/g) ?? []).map((letter) => `${letter} ${colour}`),
  );
}

function listEditorColours(code: string): string[] {
  const state = EditorState.create({
    doc: code,
    extensions: [cLanguage.extension],
  });
  const tree = ensureSyntaxTree(state, code.length, 5000);
  if (!tree) throw new Error('The code was not read to its end.');
  const colours = Array<string>(code.length).fill('');
  highlightTree(tree, highlightStyle, (start, end, colour) => {
    colours.fill(colour, start, end);
  });
  return join(colours.map((colour, index) => [colour, code.charAt(index)]));
}

function listBuildColours(code: string): string[] {
  return join(
    tokenise(code, 'c').map((token) =>
      typeof token === 'string' ? ['', token] : [`tok-${token[0]}`, token[1]],
    ),
  );
}

it.each([
  ['headers', '#include <stdio.h>\n#include "a.h"\n\nint main(void);\n'],
  ['macros', '#define LIVES 3\n#define TWICE(a) ((a) * 2)\nint n = LIVES;\n'],
  [
    'a whole program',
    `#include <stdio.h>

struct point { int x; size_t n; };

/* Two
   lines. */
int main(void)
{
    const char *name = NULL; // nothing yet
    double d = 1.5e3;
    unsigned u = 0x1Fu;
    char c = '\\n';
    for (int i = 0; i < 3; i++)
        printf("%d \\"%s\\"\\n", i, name);
    if (d >= 2 && !u)
        fputs("no", stderr);
    return c == EOF ? 1 : 0;
}
`,
  ],
])('paints %s as the build does', (_what, code) => {
  expect(listEditorColours(code)).toEqual(listBuildColours(code));
});

it.each([
  ['after the preprocessor', '#include <stdio.h>\n', 0],
  ['inside braces', 'int main(void)\n{\n', 4],
  ['after an if without braces', 'int main(void)\n{\n    if (a)\n', 8],
])('indents %s', (_what, code, columns) => {
  const state = EditorState.create({
    doc: code,
    extensions: [cLanguage.extension, indentUnit.of('    ')],
  });
  expect(getIndentation(state, code.length)).toBe(columns);
});
