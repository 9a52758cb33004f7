import { isCodeFile, isFileName } from '../engine/playground/fileNames';
import { standards, type Standard } from '../engine/types';
import {
  createCodeBlock,
  createFenceKind,
  type Fence,
} from '../../kit/fence/kind';
import {
  FenceError,
  hasNoValue,
  hasText,
  readOptions,
  type OptionRules,
} from '../../kit/fence/options';

/** Expected result of a program that does not just write its output. */
interface Outcome {
  /**
   * Part of the first error that clang must report; the program must not
   * compile.
   */
  readonly error: string | undefined;
  /** Exact set of expected warnings, by their option without `-W`. */
  readonly warnings: readonly string[];
  /** Undefined behavior that must be detected at run time. */
  readonly finding: string | undefined;
  /** Fault that the memory checker must report after the run. */
  readonly memoryFinding: string | undefined;
  /** Expected exit status. */
  readonly status: number;
}

/** Fence of a block of C. */
export interface CFence extends Fence {
  readonly language: 'c';
  /** True for a file of the runnable program below it. */
  readonly isFile: boolean;
  /** True when the page offers to run the program. */
  readonly runnable: boolean;
  readonly stdin: string | undefined;
  readonly args: string | undefined;
  readonly standard: Standard | undefined;
  readonly steps: boolean;
  /** True when running the program also opens its step-by-step view. */
  readonly drawing: boolean;
  /** Fragment of a program: statements, or declarations outside functions. */
  readonly fragment: 'statements' | 'global' | undefined;
  /**
   * Declarations in C that a fragment needs; only the samples' tests use them.
   */
  readonly context: string;
  readonly outcome: Outcome;
}

/** Returns true when a block is in C: a program or a fragment. */
export const isCFence = (fence: Fence | undefined): fence is CFence =>
  fence?.language === 'c';

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
};

const isStandard = (value: string | undefined): value is Standard =>
  standards.some((standard) => standard === value);

const rules: OptionRules = {
  title: { form: 'title="…"', isValid: hasText },
  archivo: {
    form: 'archivo',
    isValid: hasNoValue,
    excludes: ['ejecutable', 'fragmento', 'error', 'aviso', 'estandar'],
  },
  ejecutable: { form: 'ejecutable', isValid: hasNoValue },
  entrada: {
    form: String.raw`entrada="…" con lo que se teclea; \n es Enter y \t, un tabulador`,
    isValid: (value) => /^(?:[^\\]|\\[nt])+$/.test(value ?? ''),
    needs: ['ejecutable'],
    excludes: ['error'],
  },
  argumentos: {
    form: 'argumentos="a b"',
    isValid: hasText,
    needs: ['ejecutable'],
    excludes: ['error'],
  },
  estandar: {
    form: standards.map((each) => `estandar="${each}"`).join(' o '),
    isValid: isStandard,
  },
  error: {
    form: 'error="…" con el error de clang',
    isValid: hasText,
    excludes: ['aviso', 'fallo', 'memoria', 'estado', 'paso-a-paso', 'dibujo'],
  },
  aviso: {
    form: 'aviso="…" con la opción del aviso de clang, sin -W',
    isValid: (value) => /^[a-z][\w+-]*(?: [a-z][\w+-]*)*$/.test(value ?? ''),
  },
  fallo: {
    form: 'fallo="…" con el fallo que se detecta al ejecutar',
    isValid: hasText,
    needs: ['ejecutable'],
  },
  memoria: {
    form: 'memoria="…" con lo que dice al terminar quien vigila la memoria',
    isValid: hasText,
    needs: ['ejecutable'],
    excludes: ['fallo', 'estado'],
  },
  estado: {
    form: 'estado="1", de 1 a 255',
    isValid: (value) =>
      /^[1-9]\d{0,2}$/.test(value ?? '') && Number(value) <= 255,
    needs: ['ejecutable'],
    excludes: ['fallo'],
  },
  'paso-a-paso': {
    form: 'paso-a-paso',
    isValid: hasNoValue,
    needs: ['ejecutable'],
  },
  dibujo: {
    form: 'dibujo',
    isValid: hasNoValue,
    needs: ['ejecutable'],
  },
  fragmento: {
    form: 'fragmento o fragmento="global"',
    isValid: (value) => value === undefined || value === 'global',
    excludes: ['ejecutable'],
  },
  contexto: {
    form: 'contexto="…" con lo que el fragmento da por hecho, en C',
    isValid: hasText,
    needs: ['fragmento'],
  },
};

function readTitle(title: string | undefined, runnable: boolean) {
  if (runnable && title !== undefined && !/^[\w-][\w.-]*\.c$/.test(title))
    throw new FenceError(
      'en un bloque ejecutable, title="…" con un nombre de archivo que acabe en .c, sin espacios ni acentos',
      `title="${title}"`,
    );
  return title;
}

function checkFileTitle(title = ''): void {
  if (!isFileName(title) || !isCodeFile(title))
    throw new FenceError(
      'en un bloque «archivo» de C, title="…" con su nombre, que acaba en .c o .h',
      title === '' ? 'un bloque sin nombre' : `title="${title}"`,
    );
}

/**
 * Reads the options of a block of C.
 *
 * @throws {FenceError} for invalid options.
 */
function readCFence(meta: string): CFence {
  const options = readOptions(meta, rules);
  const runnable = options.has('ejecutable');
  const standard = options.get('estandar');
  const isFile = options.has('archivo');
  if (isFile) checkFileTitle(options.get('title'));
  return {
    language: 'c',
    isFile,
    title: readTitle(options.get('title'), runnable),
    runnable,
    stdin: options
      .get('entrada')
      ?.replace(
        /\\(.)/g,
        (matchedText, letter: string) => escapes[letter] ?? matchedText,
      ),
    args: options.get('argumentos'),
    standard: isStandard(standard) ? standard : undefined,
    steps: options.has('paso-a-paso') || options.has('dibujo'),
    drawing: options.has('dibujo'),
    fragment: options.has('fragmento')
      ? options.get('fragmento') === 'global'
        ? 'global'
        : 'statements'
      : undefined,
    context: options.get('contexto') ?? '',
    outcome: {
      error: options.get('error'),
      warnings: options.get('aviso')?.split(' ') ?? [],
      finding: options.get('fallo'),
      memoryFinding: options.get('memoria'),
      status: Number(options.get('estado') ?? 0),
    },
  };
}

/** Kind of fence for C; a runnable program becomes a lab. */
export const programFence = createFenceKind<CFence>({
  read: readCFence,
  toElement: (
    { title, isFile, runnable, stdin, args, standard, steps, drawing },
    { label },
  ) => {
    if (isFile) return { element: 'CLabFile', props: { title }, isPart: true };
    return runnable
      ? {
          element: 'CLab',
          takesParts: true,
          props: {
            label,
            title,
            stdin,
            args,
            standard,
            steps: steps ? '' : undefined,
            drawing: drawing ? '' : undefined,
          },
        }
      : createCodeBlock(label, title);
  },
});
