import { cutCode } from './grammars';
import type { ColouredLanguage, Language } from './languages';
import { readTranscript } from '../../labs/kit/shell/transcript';
import {
  toTokens,
  type Kind,
  type Paint,
  type Token,
} from '../../components/CodeBlock/tokens';

/** Prism's names for what it finds, as kinds; `undefined` is plain, whatever is around. */
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

/** The last name that has a kind decides. */
function kindOf(names: readonly string[]): Kind | undefined {
  const name = names.findLast((each) => Object.hasOwn(kinds, each));
  return name === undefined ? undefined : kinds[name];
}

function paintCode(code: string, language: ColouredLanguage): Paint {
  return cutCode(code, language).flatMap(({ text, names }) =>
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

/** A command of several lines is one program: its colours run over the prompts. */
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

/** Colours code: the texts of the tokens, joined, are the code itself. */
export function tokenise(code: string, language: Language): Token[] {
  if (language === 'text') return [code];
  return toTokens(
    code,
    language === 'shell-session'
      ? paintTranscript(code)
      : paintCode(code, language),
  );
}
