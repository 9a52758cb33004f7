import {
  StreamLanguage,
  type StreamParser,
  type StringStream,
} from '@codemirror/language';
import { clike } from '@codemirror/legacy-modes/mode/clike';
import type { EditorLanguage } from '../../../kit/editor/types';

const toWordSet = (list: string): Record<string, boolean> =>
  Object.fromEntries(list.split(' ').map((word) => [word, true]));

const constants =
  /^(?:__FILE__|__LINE__|__DATE__|__TIME__|__TIMESTAMP__|__func__|EOF|NULL|SEEK_CUR|SEEK_END|SEEK_SET|stdin|stdout|stderr)$/;

/** Uses the keywords of the build's highlighter, so that both look the same. */
const clikeMode = clike({
  name: 'c',
  keywords: toWordSet(
    '_Alignas _Alignof _Atomic _Bool _Complex _Generic _Imaginary _Noreturn _Static_assert _Thread_local __attribute__ asm auto break case char const continue default do double else enum extern float for goto if inline int long register return short signed sizeof static struct switch typedef typeof union unsigned void volatile while',
  ),
  blockKeywords: toWordSet(
    'case do else for if switch while struct enum union',
  ),
  indentSwitch: false,
});

interface State {
  base: unknown;
  inDirective: boolean;
  /** True when the previous line ended in a backslash. */
  isContinued: boolean;
  /** Last token that was not blank. */
  lastToken: string;
}

const literal = /^(?:"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?)/;
const number = /^(?:0x[\da-f]+|\d+\.?\d*(?:e[+-]?\d+)?|\.\d+)[ful]*/i;

/**
 * Reads a token of a preprocessor line, which has its own colours and no
 * indentation.
 */
function readDirective(stream: StringStream): string | null {
  if (stream.eatSpace()) return null;
  const before = stream.string.slice(0, stream.pos).trim();
  if (stream.eat('#')) return 'name';
  if (/#\s*include$/.test(before) && stream.match(/^<[^>]*>?/)) return 'string';
  if (stream.match(literal)) return 'string';
  if (stream.match(number)) return 'number';
  if (stream.match(/^\w+/)) return before === '#' ? 'keyword' : 'name';
  stream.next();
  return 'operator';
}

/** Refines the style given by the mode, to match the build's highlighter. */
function refineStyle(
  style: string | null,
  stream: StringStream,
  last: string,
): string | null {
  const text = stream.current();
  if (style === 'variable') {
    const isName =
      /^(?:struct|enum)$/.test(last) ||
      /^[a-z]\w*_t$/i.test(text) ||
      stream.match(/^\s*\(/, false);
    if (isName) return 'name';
    return constants.test(text) ? 'number' : null;
  }
  return style === null && /\S/.test(text) ? 'operator' : style;
}

const parser: StreamParser<State> = {
  name: 'c',
  startState: (unit) => ({
    base: clikeMode.startState?.(unit),
    inDirective: false,
    isContinued: false,
    lastToken: '',
  }),
  copyState: ({ base: state, ...rest }) => ({
    ...rest,
    base: { ...(state as object) },
  }),
  token(stream, state) {
    const isInComment = (state.base as { tokenize: unknown }).tokenize !== null;
    if (stream.sol()) {
      state.inDirective =
        state.isContinued || (!isInComment && /^\s*#/.test(stream.string));
      state.isContinued = state.inDirective && stream.string.endsWith('\\');
    }
    if (state.inDirective && stream.match(/^\/[/*]/, false))
      state.inDirective = false;
    if (state.inDirective) return readDirective(stream);
    const style = refineStyle(
      clikeMode.token(stream, state.base),
      stream,
      state.lastToken,
    );
    if (/\S/.test(stream.current())) state.lastToken = stream.current();
    return style;
  },
  indent: (state, textAfter, context) =>
    clikeMode.indent?.(state.base, textAfter, context) ?? null,
  languageData: clikeMode.languageData ?? {},
};

/** C language of the editor. */
export const cLanguage: EditorLanguage = {
  extension: StreamLanguage.define(parser),
  indentation: '    ',
  signs: [
    ['{', 'Abrir llave'],
    ['}', 'Cerrar llave'],
    [';', 'Punto y coma'],
    ['"', 'Comillas'],
    ['\\', 'Barra invertida'],
    ['#', 'Almohadilla'],
    ['<', 'Menor que'],
    ['>', 'Mayor que'],
    ['&', 'Ampersand'],
    ['*', 'Asterisco'],
  ],
};
