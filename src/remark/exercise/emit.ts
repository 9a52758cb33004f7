import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { jsx } from '../jsx';
import type { Flow } from '../jsx';
import type { FoundExercise } from './read';

const isFlow = (node: Root['children'][number]): node is Flow =>
  node.type !== 'yaml';

/** Reads the Markdown of a page. */
export type Parse = (text: string) => Root;

/** Text of a data file as Markdown; positions would be of another file. */
export function markdown(text: string, parse: Parse): Flow[] {
  const tree = parse(text);
  visit(tree, (node) => {
    delete node.position;
  });
  return tree.children.filter(isFlow);
}

const programIn = ([first]: readonly Flow[]): string | undefined =>
  first?.type === 'code' ? first.value : undefined;

/** The title of the one before whose solution is what another begins with. */
function continuedBy(
  { page }: FoundExercise,
  before: readonly FoundExercise[],
): string | undefined {
  const start = programIn(page.start);
  return start === undefined
    ? undefined
    : before.findLast((other) => programIn(other.page.solution) === start)?.data
        .titulo;
}

/** Turns the author's element into the one that the page renders, in place. */
export function emitExercise(
  found: FoundExercise,
  parse: Parse,
  before: readonly FoundExercise[],
): void {
  const { element, id, statement, data, page } = found;
  const continues = continuedBy(found, before);
  const hints = data.pistas.map((hint, index) =>
    jsx('ExerciseHint', { index }, markdown(hint, parse)),
  );
  const props = { id, title: data.titulo, level: data.nivel, ...page.props };
  const children = [
    jsx('ExerciseStatement', {}, statement),
    jsx('ExerciseStart', continues ? { continues } : {}, page.start),
    jsx('ExerciseHints', {}, hints),
    jsx('ExerciseSolution', {}, [
      ...page.solution,
      ...markdown(data.explicacion, parse),
    ]),
  ];
  Object.assign(element, jsx(page.element, props, children));
}
