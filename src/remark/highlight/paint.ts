import type { ElementContent, RootContent } from 'hast';
import { refractor, type Language } from './languages';
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

function kindOf(node: ElementContent, inherited?: Kind): Kind | undefined {
  const names = node.type === 'element' ? node.properties.className : [];
  if (!Array.isArray(names)) return inherited;
  return names.reduce<Kind | undefined>(
    (kind, name) =>
      typeof name === 'string' && Object.hasOwn(kinds, name)
        ? kinds[name]
        : kind,
    inherited,
  );
}

function paintNodes(nodes: readonly RootContent[], inherited?: Kind): Paint {
  return nodes.flatMap((node) => {
    if (node.type === 'text')
      return Array.from({ length: node.value.length }, () => inherited);
    return node.type === 'element'
      ? paintNodes(node.children, kindOf(node, inherited))
      : [];
  });
}

function paintCode(code: string, language: string): Paint {
  return paintNodes(refractor.highlight(code, language).children);
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
