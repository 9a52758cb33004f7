import { tokenizeCode } from './grammars';
import { readTranscript } from '../shell/transcript';
import {
  buildTokens,
  type TokenKind,
  type CharacterKinds,
  type Token,
} from '../../../components/CodeBlock/tokens';

/**
 * Kind of token for each name that Prism gives; `undefined` removes the colour,
 * also inside a coloured token.
 */
const kinds: Readonly<Record<string, TokenKind | undefined>> = {
  comment: 'comment',
  prolog: 'comment',
  keyword: 'keyword',
  builtin: 'keyword',
  important: 'keyword',
  string: 'string',
  char: 'string',
  regex: 'string',
  number: 'number',
  boolean: 'number',
  constant: 'number',
  variable: 'number',
  parameter: 'number',
  function: 'name',
  'class-name': 'name',
  property: 'name',
  operator: undefined,
  punctuation: undefined,
};

/** Returns the kind of the innermost name that has one. */
function findKind(names: readonly string[]): TokenKind | undefined {
  const name = names.findLast((each) => Object.hasOwn(kinds, each));
  return name === undefined ? undefined : kinds[name];
}

function highlightCode(code: string, grammar: string): CharacterKinds {
  return tokenizeCode(code, grammar).flatMap(({ text, names }) =>
    Array<TokenKind | undefined>(text.length).fill(findKind(names)),
  );
}

function highlightPrompt(prompt: string): CharacterKinds {
  const [, user = prompt, colon = '', path = ''] =
    /^([^\s:]+@[^\s:]+)(:)(.*)$/s.exec(prompt) ?? [];
  return [
    ...Array<TokenKind>(user.length).fill('prompt'),
    ...Array<undefined>(colon.length).fill(undefined),
    ...Array<TokenKind>(path.length).fill('path'),
  ];
}

/**
 * Colours a session. A command of several lines is tokenized as one program,
 * without the continuation prompts.
 */
function highlightTranscript(text: string): CharacterKinds {
  return readTranscript(text).flatMap(({ prompt, lines, output }) => {
    const paint = highlightCode(
      lines.map(({ typed }) => typed).join(''),
      'bash',
    );
    return [
      ...highlightPrompt(prompt),
      ...lines.flatMap(({ prefix, typed }): CharacterKinds => [
        ...Array<undefined>(prefix.length).fill(undefined),
        ...paint.splice(0, typed.length),
      ]),
      ...Array<undefined>(output.length).fill(undefined),
    ];
  });
}

/**
 * Highlights code; the texts of the tokens, joined, are the code.
 *
 * @param grammar Name of a grammar of Prism, or `shell-session`; undefined for
 * plain text.
 */
export function tokenise(code: string, grammar: string | undefined): Token[] {
  if (grammar === undefined) return [code];
  return buildTokens(
    code,
    grammar === 'shell-session'
      ? highlightTranscript(code)
      : highlightCode(code, grammar),
  );
}
