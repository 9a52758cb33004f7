import { cutCode } from './grammars';
import { readTranscript } from '../../labs/kit/shell/transcript';
import {
  toTokens,
  type Kind,
  type Paint,
  type Token,
} from '../../components/CodeBlock/tokens';

/**
 * Kind of token for each name that Prism gives; `undefined` removes the colour,
 * also inside a coloured token.
 */
const kinds: Readonly<Record<string, Kind | undefined>> = {
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
function kindOf(names: readonly string[]): Kind | undefined {
  const name = names.findLast((each) => Object.hasOwn(kinds, each));
  return name === undefined ? undefined : kinds[name];
}

function paintCode(code: string, grammar: string): Paint {
  return cutCode(code, grammar).flatMap(({ text, names }) =>
    Array<Kind | undefined>(text.length).fill(kindOf(names)),
  );
}

function paintPrompt(prompt: string): Paint {
  const [, user = prompt, colon = '', path = ''] =
    /^([^\s:]+@[^\s:]+)(:)(.*)$/s.exec(prompt) ?? [];
  return [
    ...Array<Kind>(user.length).fill('prompt'),
    ...Array<undefined>(colon.length).fill(undefined),
    ...Array<Kind>(path.length).fill('path'),
  ];
}

/**
 * Colours a session. A command of several lines is tokenized as one program,
 * without the continuation prompts.
 */
function paintTranscript(text: string): Paint {
  return readTranscript(text).flatMap(({ prompt, lines, output }) => {
    const paint = paintCode(lines.map(({ typed }) => typed).join(''), 'bash');
    return [
      ...paintPrompt(prompt),
      ...lines.flatMap(({ prefix, typed }): Paint => [
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
  return toTokens(
    code,
    grammar === 'shell-session'
      ? paintTranscript(code)
      : paintCode(code, grammar),
  );
}
