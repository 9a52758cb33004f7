import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { LineCounter, isNode, parseDocument } from 'yaml';
import { problemsOf } from '../../content/parseContent';
import type {
  ExerciseCase,
  ExerciseTask,
} from '../../labs/c/engine/exercise/types';
import type { TerminalTask } from '../../labs/linux/engine/exercise/types';
import { exerciseSchema } from './schema';
import type { CData, TerminalData } from './schema';

/** An exercise in C as its author left it in its folder. */
export interface CFolder {
  readonly kind: 'c';
  readonly data: CData;
  /** What the reader begins with. */
  readonly start: string;
  readonly solution: string;
}

/** An exercise of the terminal. */
export interface TerminalFolder {
  readonly kind: 'terminal';
  readonly data: TerminalData;
  /** What root runs first; empty when there is nothing to prepare. */
  readonly setUp: string;
  /** What the learner may type. */
  readonly solution: string;
  /** Other right ways, by the names of their files. */
  readonly others: ReadonlyMap<string, string>;
}

export type ExerciseFolder = CFolder | TerminalFolder;

export const dataFile = 'ejercicio.yml';
const terminalKind = /^tipo:\s*["']?terminal\b/m;
const anotherWay = /^otra[\w-]*\.sh$/;

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
): {
  readonly data?: CData | TerminalData;
  readonly problems: readonly string[];
} {
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

/** The files of a folder; what is wrong with them is collected. */
function createReader(folder: string, root: string) {
  const problems: string[] = [];
  const at = (name: string) => path.join(root, folder, name);
  const add = (name: string, expected: string, found: string) => {
    problems.push(
      `${folder}/${name}\n  se esperaba: ${expected}\n  se encontró: ${found}`,
    );
  };
  return {
    problems,
    add,
    names: () => readdirSync(at('.')).sort(),
    has: (name: string) => existsSync(at(name)),
    read: (name: string): string => {
      const exists = existsSync(at(name));
      const text = exists ? readFileSync(at(name), 'utf8') : '';
      if (text.trim() !== '') return text;
      add(
        name,
        `el archivo «${name}» del ejercicio, con algo escrito`,
        exists ? 'un archivo vacío' : 'nada',
      );
      return '';
    },
  };
}

type Reader = ReturnType<typeof createReader>;

function readC(files: Reader): Pick<CFolder, 'start' | 'solution'> {
  const start = files.read('inicio.c');
  const solution = files.read('solucion.c');
  if (start !== '' && start === solution)
    files.add('inicio.c', 'un programa distinto de la solución', 'el mismo');
  return { start, solution };
}

function readTerminal(
  files: Reader,
): Pick<TerminalFolder, 'setUp' | 'solution' | 'others'> {
  const solution = files.read('solucion.sh');
  const names = files.names().filter((name) => anotherWay.test(name));
  if (names.length === 0)
    files.add('otra.sh', 'otra manera correcta de resolverlo', 'nada');
  const others = new Map(names.map((name) => [name, files.read(name)]));
  for (const [name, text] of others)
    if (text !== '' && text.trim() === solution.trim())
      files.add(name, 'otra manera que la de «solucion.sh»', 'la misma');
  const setUp = files.has('preparar.sh') ? files.read('preparar.sh') : '';
  return { setUp, solution, others };
}

/**
 * Reads an exercise's files and checks them.
 *
 * @param folder Path inside the project.
 * @param root The project.
 */
export function readFolder(folder: string, root = '.'): Outcome {
  const files = createReader(folder, root);
  const { problems } = files;
  const yaml = files.read(dataFile);
  // The rest is looked at even when the data are wrong: authors see it all at once.
  const read = terminalKind.test(yaml) ? readTerminal(files) : readC(files);
  if (yaml === '') return { problems };
  const { data, problems: faults } = readData(`${folder}/${dataFile}`, yaml);
  problems.push(...faults);
  if (!data || problems.length > 0) return { problems };
  if (data.tipo === 'terminal' && 'others' in read)
    return { folder: { kind: 'terminal', data, ...read } };
  if (data.tipo === 'c' && 'start' in read)
    return { folder: { kind: 'c', data, ...read } };
  return { problems };
}

function toCase(data: CData['casos'][number]): ExerciseCase {
  return {
    name: data.nombre,
    output: data.salida,
    ...(data.entrada !== undefined && { input: data.entrada }),
    ...(data.argumentos !== undefined && { args: data.argumentos }),
    ...(data.estado !== 0 && { status: data.estado }),
    ...(!data.visible && { hidden: true }),
  };
}

/** What the judge of programs has to know of it. */
export function taskOf({ data }: CFolder): ExerciseTask {
  return {
    standard: data.estandar,
    spaces: data.espacios,
    cases: data.casos.map(toCase),
    required: data.exige,
    forbidden: data.prohibe,
  };
}

/** What the judge of the machine has to know of it. */
export function terminalTaskOf({ data, setUp }: TerminalFolder): TerminalTask {
  return {
    conditions: data.condiciones,
    ...(setUp !== '' && { setUp }),
  };
}
