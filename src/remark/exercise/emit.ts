import type { BlockContent, Code, DefinitionContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { ExerciseCase } from '../../labs/c/engine/exercise/types';
import { jsx } from '../jsx';
import type { Literal } from '../jsx';
import { splitCommands } from '../../labs/linux/fence/commands';
import { taskOf, terminalTaskOf } from './folder';
import type { CFolder, TerminalFolder } from './folder';
import type { Asked, FoundExercise } from './read';

type Flow = BlockContent | DefinitionContent;

const isFlow = (node: Root['children'][number]): node is Flow =>
  node.type !== 'yaml';

type Parse = (text: string) => Root;

/** Text of a data file as Markdown; positions would be of another file. */
function markdown(text: string, parse: Parse): Flow[] {
  const tree = parse(text);
  visit(tree, (node) => {
    delete node.position;
  });
  return tree.children.filter(isFlow);
}

const block = (lang: string, meta: string | null, text: string): Code => ({
  type: 'code',
  lang,
  meta,
  value: text.replace(/\n$/, ''),
});

const program = (title: string, text: string): Code =>
  block('c', `title="${title}"`, text);

const toLiteral = ({ args, ...rest }: ExerciseCase): Literal => ({
  ...rest,
  ...(args && { args: [...args] }),
});

const hints = (pistas: readonly string[], parse: Parse) =>
  jsx(
    'ExerciseHints',
    {},
    pistas.map((hint, index) =>
      jsx('ExerciseHint', { index }, markdown(hint, parse)),
    ),
  );

function emitC(found: CFolder & Asked, parse: Parse): MdxJsxFlowElement {
  const { id, statement, data, start, solution } = found;
  const task = taskOf(found);
  const props = {
    id,
    title: data.titulo,
    level: data.nivel,
    start,
    task: {
      standard: task.standard,
      spaces: task.spaces,
      cases: task.cases.map(toLiteral),
      required: task.required,
      forbidden: task.forbidden,
    },
  };
  return jsx('Exercise', props, [
    jsx('ExerciseStatement', {}, [...statement]),
    jsx('ExerciseStart', {}, [program('inicio.c', start)]),
    hints(data.pistas, parse),
    jsx('ExerciseSolution', {}, [
      program('solucion.c', solution),
      ...markdown(data.explicacion, parse),
    ]),
  ]);
}

/** Commands as they look when they are typed. */
function transcript(script: string): Code {
  const typed = splitCommands(script).map(
    (command) => `$ ${command.replaceAll('\n', '\n> ')}`,
  );
  return block('shell-session', null, typed.join('\n'));
}

function emitTerminal(
  found: TerminalFolder & Asked,
  parse: Parse,
): MdxJsxFlowElement {
  const { id, statement, data, setUp, solution } = found;
  const { conditions } = terminalTaskOf(found);
  const props = {
    id,
    title: data.titulo,
    level: data.nivel,
    task: {
      conditions: conditions.map(({ ...condition }): Literal => condition),
      ...(setUp !== '' && { setUp }),
    },
  };
  return jsx('TerminalExercise', props, [
    jsx('ExerciseStatement', {}, [...statement]),
    jsx(
      'ExerciseStart',
      {},
      setUp === ''
        ? []
        : [
            jsx('ExerciseSetUp', {}, [
              block('bash', 'title="preparar.sh"', setUp),
            ]),
          ],
    ),
    hints(data.pistas, parse),
    jsx('ExerciseSolution', {}, [
      transcript(solution),
      ...markdown(data.explicacion, parse),
    ]),
  ]);
}

/** Turns the author's element into the one that the page renders, in place. */
export function emitExercise(found: FoundExercise, parse: Parse): void {
  Object.assign(
    found.element,
    found.kind === 'c' ? emitC(found, parse) : emitTerminal(found, parse),
  );
}
