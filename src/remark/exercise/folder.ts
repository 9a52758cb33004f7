import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { LineCounter, isNode, parseDocument } from 'yaml';
import { problemsOf } from '../../content/parseContent';
import type {
  ExerciseCase,
  ExerciseTask,
} from '../../labs/engine/exercise/types';
import { exerciseSchema } from './schema';
import type { ExerciseData } from './schema';

/** An exercise as its author left it in its folder. */
export interface ExerciseFolder {
  readonly data: ExerciseData;
  /** What the reader begins with. */
  readonly start: string;
  readonly solution: string;
}

export const dataFile = 'ejercicio.yml';
const startFile = 'inicio.c';
const solutionFile = 'solucion.c';

/** `docs/…/salida.mdx`, `menu` → `docs/…/_salida/menu`. */
export function folderOf(lesson: string, id: string): string {
  const { dir, name } = path.posix.parse(lesson);
  return path.posix.join(dir, `_${name}`, id);
}

type Outcome =
  | { readonly folder: ExerciseFolder }
  | { readonly problems: readonly string[] };

function readData(
  file: string,
  text: string,
): { readonly data?: ExerciseData; readonly problems: readonly string[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [fault] = document.errors;
  if (fault)
    return {
      problems: [
        `${file}, línea ${lines.linePos(fault.pos[0]).line}\n  se esperaba: YAML bien escrito\n  se encontró: ${fault.message.split('\n')[0] ?? ''}`,
      ],
    };
  const lineOf = (keys: readonly PropertyKey[]): number => {
    for (let length = keys.length; length > 0; length -= 1) {
      const node: unknown = document.getIn(keys.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  const result = v.safeParse(exerciseSchema, document.toJS());
  return result.success
    ? { data: result.output, problems: [] }
    : { problems: problemsOf(result.issues, { file, lineOf }) };
}

/**
 * Reads an exercise's files and checks them.
 *
 * @param folder Path inside the project.
 * @param root The project.
 */
export function readFolder(folder: string, root = '.'): Outcome {
  const problems: string[] = [];
  const read = (name: string): string => {
    const file = path.join(root, folder, name);
    if (existsSync(file)) {
      const text = readFileSync(file, 'utf8');
      if (text.trim() !== '') return text;
    }
    problems.push(
      `${folder}/${name}\n  se esperaba: el archivo «${name}» del ejercicio, con algo escrito\n  se encontró: ${existsSync(file) ? 'un archivo vacío' : 'nada'}`,
    );
    return '';
  };
  const yaml = read(dataFile);
  const start = read(startFile);
  const solution = read(solutionFile);
  if (yaml === '') return { problems };
  const { data, problems: faults } = readData(`${folder}/${dataFile}`, yaml);
  problems.push(...faults);
  if (data && start !== '' && start === solution)
    problems.push(
      `${folder}/${startFile}\n  se esperaba: un programa distinto de la solución\n  se encontró: el mismo`,
    );
  return data && problems.length === 0
    ? { folder: { data, start, solution } }
    : { problems };
}

function toCase(data: ExerciseData['casos'][number]): ExerciseCase {
  return {
    name: data.nombre,
    output: data.salida,
    ...(data.entrada !== undefined && { input: data.entrada }),
    ...(data.argumentos !== undefined && { args: data.argumentos }),
    ...(data.estado !== 0 && { status: data.estado }),
    ...(!data.visible && { hidden: true }),
  };
}

/** What the judge has to know of it. */
export function taskOf({ data }: ExerciseFolder): ExerciseTask {
  return {
    standard: data.estandar,
    spaces: data.espacios,
    cases: data.casos.map(toCase),
    required: data.exige,
    forbidden: data.prohibe,
  };
}
