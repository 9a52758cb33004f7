import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { createJsx } from '../../content/jsx';
import type { Flow } from '../../content/jsx';
import type { FoundExercise } from './read';

const isFlow = (node: Root['children'][number]): node is Flow =>
  node.type !== 'yaml';

/** Parses Markdown with the processor of the page. */
export type Parse = (text: string) => Root;

/**
 * Parses the Markdown of a data file. Removes the positions, which would be
 * taken for positions in the page.
 */
export function parseDetached(text: string, parse: Parse): Flow[] {
  const tree = parse(text);
  visit(tree, (node) => {
    delete node.position;
  });
  return tree.children.filter(isFlow);
}

const getProgram = ([first]: readonly Flow[]): string | undefined =>
  first?.type === 'code' ? first.value : undefined;

/**
 * Returns the title of the last earlier exercise whose solution is the start of
 * this one.
 */
function findContinuedTitle(
  { page }: FoundExercise,
  before: readonly FoundExercise[],
): string | undefined {
  const start = getProgram(page.start);
  return start === undefined
    ? undefined
    : before.findLast((other) => getProgram(other.page.solution) === start)
        ?.data.titulo;
}

/**
 * Replaces the author's element, in place, with the one that the page renders.
 */
export function emitExercise(
  exercise: FoundExercise,
  parse: Parse,
  before: readonly FoundExercise[],
): void {
  const { element, id, statement, data, page } = exercise;
  const continues = findContinuedTitle(exercise, before);
  const hints = data.pistas.map((hint, index) =>
    createJsx('ExerciseHint', { index }, parseDetached(hint, parse)),
  );
  const props = { id, title: data.titulo, level: data.nivel, ...page.props };
  const children = [
    createJsx('ExerciseStatement', {}, statement),
    createJsx('ExerciseStart', continues ? { continues } : {}, page.start),
    createJsx('ExerciseHints', {}, hints),
    createJsx('ExerciseSolution', {}, [
      ...page.solution,
      ...parseDetached(data.explicacion, parse),
    ]),
  ];
  Object.assign(element, createJsx(page.element, props, children));
}
