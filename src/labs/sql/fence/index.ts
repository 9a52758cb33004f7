import {
  createFenceKind,
  createCodeBlock,
  type Fence,
} from '../../kit/fence/kind';
import {
  FenceError,
  hasNoValue,
  hasText,
  readOptions,
  type OptionRules,
} from '../../kit/fence/options';
import { DATABASE_NAMES } from '../databases';
import type { DatabaseName } from '../databases';
import { createFormQuery } from '../formQuery';
import { words } from '../words';
import { checkFormText, readForm } from './form';
import type { BlockForm } from './form';
import { readSetUp } from './readSetUp';
import { createResultNodes } from './resultNodes';
import { runInBuild } from './runInBuild';
import type { RunResult } from '../engine/types';

/** Options of a fence of SQL. */
export interface SqlFence extends Fence {
  readonly language: 'sql';
  /** True when the page offers to run it. */
  readonly runnable: boolean;
  readonly base: DatabaseName;
  /** Name, without `.sql`, of the statements that prepare its database. */
  readonly setUp: string | undefined;
  /** Part of the error that it must give. */
  readonly error: string | undefined;
  /** True when running it also opens its step-by-step view. */
  readonly opensSteps: boolean;
  /** True for a piece of a statement, which is not run. */
  readonly isFragment: boolean;
  /** Form whose text its statements use. */
  readonly form: BlockForm | undefined;
}

const isDatabaseName = (value: string | undefined): value is DatabaseName =>
  DATABASE_NAMES.some((name) => name === value);

const rules: OptionRules = {
  title: { form: 'title="…"', isValid: hasText },
  ejecutable: { form: 'ejecutable', isValid: hasNoValue },
  base: {
    form: DATABASE_NAMES.map((name) => `base="${name}"`).join(' o '),
    isValid: isDatabaseName,
    excludes: ['fragmento'],
  },
  preparar: {
    form: 'preparar="…" con el nombre del archivo sin .sql: minúsculas sin acentos, números y guiones',
    isValid: (value) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value ?? ''),
    excludes: ['fragmento'],
  },
  error: {
    form: 'error="…" con parte del error de SQLite',
    isValid: hasText,
    excludes: ['fragmento', 'pasos'],
  },
  pasos: { form: 'pasos', isValid: hasNoValue, needs: ['ejecutable'] },
  fragmento: {
    form: 'fragmento',
    isValid: hasNoValue,
    excludes: ['ejecutable'],
  },
  formulario: {
    form: 'formulario="…" con la etiqueta del campo',
    isValid: hasText,
    needs: ['ejecutable'],
    excludes: ['pasos'],
  },
  dato: {
    form: 'dato="…" con lo que trae escrito el campo, que puede estar vacío',
    isValid: (value) => value !== undefined,
    needs: ['formulario'],
  },
};

/**
 * Reads the options of a block of SQL.
 *
 * @throws {FenceError} for invalid options.
 */
function readSqlFence(meta: string): SqlFence {
  const options = readOptions(meta, rules);
  const base = options.get('base');
  return {
    language: 'sql',
    title: options.get('title'),
    runnable: options.has('ejecutable'),
    base: isDatabaseName(base) ? base : 'vacia',
    setUp: options.get('preparar'),
    error: options.get('error'),
    opensSteps: options.has('pasos'),
    isFragment: options.has('fragmento'),
    form: readForm(options),
  };
}

/** Checks that the statements do what the author says. */
function checkOutcome({ error }: SqlFence, { fault }: RunResult): void {
  if (error === undefined && fault)
    throw new FenceError('sentencias sin error', fault.message);
  if (error !== undefined && !fault?.message.includes(error))
    throw new FenceError(
      `un error con «${error}»`,
      fault ? `«${fault.message}»` : 'ningún error',
    );
}

/** Kind of fence for SQL; one that can be run becomes a lab. */
export const sqlFence = createFenceKind<SqlFence>({
  read: readSqlFence,
  toElement: (fence, { file, root, text, label }) => {
    const { title, base, setUp, runnable, opensSteps, isFragment, form } =
      fence;
    checkFormText(text, form);
    if (isFragment) return createCodeBlock(label, title);
    const script = setUp === undefined ? '' : readSetUp(file, setUp, root);
    const query = form ? createFormQuery(text, form.initial) : { sql: text };
    const result = runInBuild({ base, setUp: script, ...query });
    checkOutcome(fence, result);
    return {
      ...(runnable
        ? {
            element: form ? 'SqlForm' : 'SqlBlock',
            props: {
              label,
              title,
              base,
              setUp: script || undefined,
              opensSteps: opensSteps ? '' : undefined,
              ...form,
            },
          }
        : createCodeBlock(label, title)),
      ...(runnable && { tail: createResultNodes(result, words.expected) }),
    };
  },
});
