import type { CompactTask } from '../../engine/exercise/compactTask';
import type {
  AttemptOutcome,
  SchemaRequirement,
  SqlRule,
} from '../../engine/exercise/types';
import type { TaskData } from './schema';
import type { SqlFiles } from './files';

const OUTCOMES: Readonly<
  Record<TaskData['intentos'][number]['espera'], AttemptOutcome>
> = {
  bien: 'ok',
  'clave foránea': 'foreign-key',
  único: 'unique',
  'no nulo': 'not-null',
  condición: 'check',
  tipo: 'type',
  error: 'error',
};

const toRules = (
  rule: SqlRule['rule'],
  parts: readonly string[],
): readonly SqlRule[] => parts.map((part) => ({ rule, part }));

const toRequirement = ({
  nombre,
  vista,
  columnas,
  clave,
}: TaskData['esquema'][number]): SchemaRequirement => ({
  name: nombre,
  ...(vista && { kind: 'view' as const }),
  ...(columnas && { columns: columnas }),
  ...(clave && { primaryKey: clave }),
});

/** Builds the task that the judge grades, from the author's fields and files. */
export function createTask(
  data: TaskData,
  { setUp, cases, solution }: Pick<SqlFiles, 'setUp' | 'cases' | 'solution'>,
): CompactTask {
  const common = {
    solution,
    rules: [
      ...toRules('required', data.exige),
      ...toRules('forbidden', data.prohibe),
    ],
    data: {
      base: data.base,
      ...(setUp !== '' && { setUp }),
      ...(cases.length > 0 && { own: cases }),
      ...(data.valores.length > 0 && { values: data.valores }),
    },
  };
  switch (data.tarea) {
    case 'consulta':
      return {
        kind: 'query',
        ...common,
        ...(data.columnas === 'nombre' && { columns: 'name' }),
        ...(data.nombres && { requiresColumnNames: true }),
        ...(data.orden_libre && { ignoresOrder: true }),
        ...(data.decimales !== undefined && { decimals: data.decimales }),
      };
    case 'cambio':
      return { kind: 'change', ...common, ignoreColumns: data.ignora };
    case 'diseño':
      return {
        kind: 'design',
        ...common,
        schema: data.esquema.map(toRequirement),
        attempts: data.intentos.map(({ sql, espera, porque, queda }) => ({
          sql,
          expect: OUTCOMES[espera],
          why: porque,
          ...(queda && { keeps: true }),
        })),
        checks: data.comprueba.map(({ sql, porque, indice }) => ({
          sql,
          why: porque,
          ...(indice !== undefined && { indexed: indice }),
        })),
      };
  }
}
