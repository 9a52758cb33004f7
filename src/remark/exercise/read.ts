import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { AnyExercise } from '../../labs/types';
import { visitElements } from '../elements';
import type { Flow } from '../../content/jsx';
import { Problems } from '../problems';
import { readExerciseFolder } from './folder';
import { getFolderPath } from '../../content/folderPath';

/** Element of a lesson that stands for an exercise or a step. */
export interface FolderElement {
  readonly id: string;
  readonly element: MdxJsxFlowElement;
  readonly statement: readonly Flow[];
}

export type FoundExercise = AnyExercise & FolderElement;

export interface DocumentPlace {
  /** Path of the lesson inside the project. */
  readonly file: string;
  readonly root?: string;
  /** Lines of the file before the text whose lines are counted. */
  readonly linesCut?: number;
}

const formatTag = ({ name }: MdxJsxFlowElement) => `<${name ?? ''}>`;

function readId(
  element: MdxJsxFlowElement,
  seenKeys: ReadonlySet<string>,
  problems: Problems,
): string | undefined {
  const line = element.position?.start.line;
  const place = formatTag(element);
  const [attribute, ...extraAttributes] = element.attributes;
  const id =
    attribute?.type === 'mdxJsxAttribute' &&
    attribute.name === 'id' &&
    extraAttributes.length === 0
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
  if (seenKeys.has(id)) {
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
  element: MdxJsxFlowElement,
  id: string,
  problems: Problems,
): void {
  const { children, position } = element;
  const place = `${formatTag(element)} «${id}»`;
  const add = (
    line: number | undefined,
    expected: string,
    foundText: string,
  ) => {
    problems.add({ line, place, expected, found: foundText });
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
        'un enunciado sin títulos: el suyo lo pone la página',
        'un título',
      );
}

/** Reads the folder of an element, or returns its faults. */
type ReadFolder<Read> = (
  folder: string,
  root: string | undefined,
) => { readonly folder: Read } | { readonly problems: readonly string[] };

/**
 * Finds every element of a document that stands for a folder beside it, and
 * reads and validates that folder.
 *
 * @param name Name of the element: `Exercise`.
 * @throws {ContentError} with every fault: file, line, expected and found.
 */
export function findFolders<Read>(
  tree: Root,
  { file, root, linesCut = 0 }: DocumentPlace,
  name: string,
  read: ReadFolder<Read>,
): (Read & FolderElement)[] {
  const problems = new Problems(file, linesCut);
  const seenAttributes = new Set<string>();
  const exercises: (Read & FolderElement)[] = [];
  visitElements(tree, name, `<${name} id="…">`, problems, (element) => {
    const id = readId(element, seenAttributes, problems);
    if (id === undefined) return;
    seenAttributes.add(id);
    checkStatement(element, id, problems);
    const outcome = read(getFolderPath(file, id), root);
    if ('problems' in outcome) problems.addAll(outcome.problems);
    else
      exercises.push({
        ...outcome.folder,
        id,
        element,
        statement: element.children,
      });
  });
  problems.throwIfAny();
  return exercises;
}

/**
 * Finds every exercise of a document, and reads and validates its files.
 *
 * @throws {ContentError} with every fault: file, line, expected and found.
 */
export const findExercises = (
  tree: Root,
  place: DocumentPlace,
): FoundExercise[] => findFolders(tree, place, 'Exercise', readExerciseFolder);
