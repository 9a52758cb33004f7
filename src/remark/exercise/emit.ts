import type { BlockContent, Code, DefinitionContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ExerciseCase } from '../../labs/engine/exercise/types';
import { jsx } from '../jsx';
import type { Literal } from '../jsx';
import { taskOf } from './folder';
import type { FoundExercise } from './read';

type Flow = BlockContent | DefinitionContent;

const isFlow = (node: Root['children'][number]): node is Flow =>
  node.type !== 'yaml';

/** Text of a data file as Markdown; positions would be of another file. */
function markdown(text: string, parse: (text: string) => Root): Flow[] {
  const tree = parse(text);
  visit(tree, (node) => {
    delete node.position;
  });
  return tree.children.filter(isFlow);
}

const program = (title: string, text: string): Code => ({
  type: 'code',
  lang: 'c',
  meta: `title="${title}"`,
  value: text.replace(/\n$/, ''),
});

const toLiteral = ({ args, ...rest }: ExerciseCase): Literal => ({
  ...rest,
  ...(args && { args: [...args] }),
});

/** Turns the author's element into the one that the page renders, in place. */
export function emitExercise(
  { element, id, statement, ...folder }: FoundExercise,
  parse: (text: string) => Root,
): void {
  const { data, start, solution } = folder;
  const task = taskOf(folder);
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
  Object.assign(
    element,
    jsx('Exercise', props, [
      jsx('ExerciseStatement', {}, [...statement]),
      jsx('ExerciseStart', {}, [program('inicio.c', start)]),
      jsx(
        'ExerciseHints',
        {},
        data.pistas.map((hint, index) =>
          jsx('ExerciseHint', { index }, markdown(hint, parse)),
        ),
      ),
      jsx('ExerciseSolution', {}, [
        program('solucion.c', solution),
        ...markdown(data.explicacion, parse),
      ]),
    ]),
  );
}
