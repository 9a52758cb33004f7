import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { levels } from '../../../labs/exercise/levels';
import type { LessonDocument } from '../../../testing/documents';
import { findExercises } from '../read';

const exerciseHeading = 'Practica';
const quizHeading = 'Comprueba lo aprendido';

/** Lessons that must have exercises; one joins when it gets its own. */
export const practised = [
  ...[
    'presentacion',
    'algoritmo',
    'holamundo',
    'compile',
    'estructura',
    'salida',
    'variable',
  ].map((name) => `/stevelabs/program1/${name}`),
  ...['presentacion', 'comandline', 'sintaxis', 'directorio', 'archivos'].map(
    (name) => `/dumix/linux1/${name}`,
  ),
];

const isSection = (node: RootContent) =>
  node.type === 'heading' && node.depth === 2;

/**
 * What a lesson's exercises lack, for its author; nothing when all is well.
 *
 * @param root The project.
 */
export function lackingExercises(
  { file, tree }: LessonDocument,
  root = '.',
): string | undefined {
  const lacking = (expected: string, found: string) =>
    `${file}\n  se esperaba: ${expected}\n  se encontró: ${found}`;
  const at = (title: string) =>
    tree.children.findIndex(
      (node) => isSection(node) && toString(node) === title,
    );
  const [start, end] = [at(exerciseHeading), at(quizHeading)];
  if (start < 0)
    return lacking(`el apartado «## ${exerciseHeading}»`, 'la lección sin él');
  if (end < start)
    return lacking(
      `«## ${exerciseHeading}» antes de «## ${quizHeading}»`,
      end < 0 ? `ningún «## ${quizHeading}»` : 'el orden contrario',
    );
  const rest = tree.children.slice(start + 1);
  const children = rest.slice(0, rest.findIndex(isSection));
  const found = findExercises({ type: 'root', children }, { file, root });
  const missing = levels.filter(
    (level) => !found.some(({ data }) => data.nivel === level),
  );
  if (found.length < 3 || missing.length > 0)
    return lacking(
      `tres ejercicios o más en «## ${exerciseHeading}», con los niveles ${levels.join(', ')}`,
      `${found.length}${missing.length > 0 ? `, sin ${missing.join(' ni ')}` : ''}`,
    );
  return undefined;
}
