import type { BlockContent, DefinitionContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { Problems } from '../problems';
import { folderOf, readFolder } from './folder';
import type { ExerciseFolder } from './folder';

/** Where a lesson asks for an exercise, and how. */
export interface Asked {
  readonly id: string;
  readonly element: MdxJsxFlowElement;
  readonly statement: readonly (BlockContent | DefinitionContent)[];
}

export type FoundExercise = ExerciseFolder & Asked;

interface Place {
  /** Path of the lesson inside the project. */
  readonly file: string;
  readonly root?: string;
  /** Lines of the file before the text that positions count. */
  readonly linesCut?: number;
}

const place = '<Exercise>';

function readId(
  element: MdxJsxFlowElement,
  seen: ReadonlySet<string>,
  problems: Problems,
): string | undefined {
  const line = element.position?.start.line;
  const [attribute, ...others] = element.attributes;
  const id =
    attribute?.type === 'mdxJsxAttribute' &&
    attribute.name === 'id' &&
    others.length === 0
      ? attribute.value
      : undefined;
  if (typeof id !== 'string' || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
    problems.add({
      line,
      place,
      expected:
        'solo id="…", con minúsculas sin acentos, números y guiones: el nombre de su carpeta',
      found: typeof id === 'string' ? `id="${id}"` : 'otros atributos',
    });
    return undefined;
  }
  if (seen.has(id)) {
    problems.add({
      line,
      place: `${place} «${id}»`,
      expected: 'un id que no esté ya en la lección',
      found: 'el mismo dos veces',
    });
    return undefined;
  }
  return id;
}

function checkStatement(
  { children, position }: MdxJsxFlowElement,
  id: string,
  problems: Problems,
): void {
  const add = (line: number | undefined, expected: string, found: string) => {
    problems.add({ line, place: `${place} «${id}»`, expected, found });
  };
  if (children.length === 0)
    add(
      position?.start.line,
      'el enunciado en Markdown, con una línea en blanco antes y después',
      'nada',
    );
  for (const child of children)
    if (child.type === 'heading')
      add(
        child.position?.start.line,
        'un enunciado sin títulos: el suyo está en ejercicio.yml',
        'un título',
      );
}

/**
 * Every exercise of a document, with its files read and checked.
 *
 * @throws {ContentError} listing all that is wrong, with file, line, expected and found.
 */
export function findExercises(
  tree: Root,
  { file, root, linesCut = 0 }: Place,
): FoundExercise[] {
  const problems = new Problems(file, linesCut);
  const seen = new Set<string>();
  const exercises: FoundExercise[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (!('name' in node) || node.name !== 'Exercise') return undefined;
    if (node.type !== 'mdxJsxFlowElement') {
      problems.add({
        line: node.position?.start.line,
        place,
        expected: '<Exercise id="…"> y </Exercise>, cada uno solo en su línea',
        found: 'una etiqueta dentro de un párrafo',
      });
      return SKIP;
    }
    const id = readId(node, seen, problems);
    if (id === undefined) return SKIP;
    seen.add(id);
    checkStatement(node, id, problems);
    const outcome = readFolder(folderOf(file, id), root);
    if ('problems' in outcome) problems.addAll(outcome.problems);
    else
      exercises.push({
        ...outcome.folder,
        id,
        element: node,
        statement: node.children,
      });
    return SKIP;
  });
  problems.throwIfAny();
  return exercises;
}
