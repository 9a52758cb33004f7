import type { List, ListItem, Paragraph, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { formatOptionPlace, formatQuestionPlace } from './places';
import type { Flow } from '../../content/jsx';
import type { Problems } from '../problems';
import type { QuestionData } from './schema';

/** Option as data for the schema, with its Markdown. */
interface OptionSource {
  readonly data: QuestionData['options'][number];
  readonly label: Paragraph;
  readonly reason: readonly Flow[];
  readonly line: number | undefined;
}

/** Question as data for the schema, with its Markdown. */
export interface QuestionSource {
  readonly data: Pick<QuestionData, 'kind' | 'prompt'>;
  readonly prompt: Paragraph;
  /** Blocks between the first paragraph and the options. */
  readonly body: readonly Flow[];
  readonly options: readonly OptionSource[];
  readonly line: number | undefined;
}

const nodeNames: Readonly<Record<string, string>> = {
  blockquote: 'una cita',
  code: 'un bloque de código',
  heading: 'un título',
  html: 'HTML',
  list: 'una lista',
  paragraph: 'un párrafo',
  table: 'una tabla',
  thematicBreak: 'una línea horizontal',
};

function describeNode(node: RootContent | undefined): string {
  if (!node) return 'nada';
  if (node.type === 'mdxJsxFlowElement') return `<${node.name ?? ''}>`;
  const name = nodeNames[node.type] ?? node.type;
  const text = toString(node).replace(/\s+/g, ' ').slice(0, 60);
  return text === '' ? name : `${name}: «${text}»`;
}

const getLine = (node: RootContent | undefined) => node?.position?.start.line;

const isProse = (node: Flow) =>
  node.type === 'paragraph' || node.type === 'code';

function checkProse(
  nodes: readonly Flow[],
  place: string,
  problems: Problems,
): void {
  for (const node of nodes.filter((candidate) => !isProse(candidate)))
    problems.add({
      line: getLine(node),
      place,
      expected: 'solo párrafos y bloques de código',
      found: describeNode(node),
    });
}

function readOption(
  item: ListItem,
  place: string,
  problems: Problems,
): OptionSource | undefined {
  const [label, ...reason] = item.children;
  if (typeof item.checked !== 'boolean' || label?.type !== 'paragraph') {
    problems.add({
      line: getLine(item),
      place,
      expected: 'una casilla, [x] o [ ], y el texto de la opción',
      found: describeNode(label),
    });
    return undefined;
  }
  checkProse(reason, place, problems);
  const codes = label.children.filter((node) => node.type === 'inlineCode');
  const besides = label.children.filter((node) => node.type !== 'inlineCode');
  return {
    data: {
      right: item.checked,
      label: toString(label),
      forms: codes.map(({ value }) => value),
      besides: toString(besides),
      reason: toString(reason),
    },
    label,
    reason,
    line: getLine(item),
  };
}

function readQuestion(
  item: ListItem,
  index: number,
  problems: Problems,
): QuestionSource | undefined {
  const place = formatQuestionPlace(index);
  const line = getLine(item);
  const [prompt, ...extraBlocks] = item.children;
  const options = extraBlocks.pop();
  if (prompt?.type !== 'paragraph') {
    problems.add({
      line,
      place,
      expected: 'que empiece por un párrafo con el texto de la pregunta',
      found: describeNode(prompt),
    });
    return undefined;
  }
  if (options?.type !== 'list' || options.ordered) {
    problems.add({
      line: getLine(options) ?? line,
      place,
      expected:
        'al final, una lista de opciones con casillas (- [x] y - [ ]), con la misma sangría que el texto de la pregunta',
      found: describeNode(options),
    });
    return undefined;
  }
  checkProse(extraBlocks, place, problems);
  const text = [prompt, ...extraBlocks]
    .map((node) => toString(node))
    .join('\n');
  return {
    data: { kind: /_{3}/.test(text) ? 'typed' : 'choice', prompt: text },
    prompt,
    body: extraBlocks,
    options: options.children
      .map((option, optionIndex) =>
        readOption(option, formatOptionPlace(index, optionIndex), problems),
      )
      .filter((option) => option !== undefined),
    line,
  };
}

function findQuestions(
  element: MdxJsxFlowElement,
  problems: Problems,
): List | undefined {
  const [list, ...extraBlocks] = element.children;
  if (element.attributes.length > 0)
    problems.add({
      line: getLine(element),
      place: '<Quiz>',
      expected: 'que no lleve atributos',
      found: `${element.attributes.length}`,
    });
  const unexpectedNode =
    list?.type === 'list' && list.ordered ? extraBlocks[0] : (list ?? element);
  if (!unexpectedNode && list?.type === 'list') return list;
  problems.add({
    line: getLine(unexpectedNode),
    place: '<Quiz>',
    expected:
      'una sola lista numerada, con una pregunta por número y una línea en blanco antes y después',
    found: describeNode(
      unexpectedNode === element ? undefined : unexpectedNode,
    ),
  });
  return undefined;
}

/**
 * Parses the list inside `<Quiz>`; malformed parts are reported to `problems`.
 */
export function readQuiz(
  element: MdxJsxFlowElement,
  problems: Problems,
): QuestionSource[] {
  return (findQuestions(element, problems)?.children ?? [])
    .map((item, index) => readQuestion(item, index, problems))
    .filter((question) => question !== undefined);
}
