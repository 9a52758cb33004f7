import type { ReactNode } from 'react';
import { formatCount } from '../../../../utils/quantities';
import { quoteName } from '../../engine/csv/names';
import type { SchemaTable } from '../../engine/types';
import { describeColumn, describeIndex } from './describeColumn';
import styles from './styles.module.css';
import type { Actions } from './types';

interface Props extends Actions {
  readonly table: SchemaTable;
  readonly isOpen: boolean;
}

/** Name of a column or table, which can be inserted where there is an editor. */
function Name({
  name,
  onInsertName,
}: Pick<Actions, 'onInsertName'> & { readonly name: string }): ReactNode {
  if (!onInsertName) return <code>{name}</code>;
  return (
    <button
      type="button"
      className={styles.name}
      aria-label={`Insertar ${name} en el editor`}
      onClick={() => {
        onInsertName(quoteName(name));
      }}
    >
      <code>{name}</code>
    </button>
  );
}

function Columns({ table, onInsertName }: Omit<Props, 'isOpen'>): ReactNode {
  return (
    <ul className={styles.columns} aria-label={`Columnas de ${table.name}`}>
      {table.columns.map((column) => (
        <li key={column.name}>
          <Name name={column.name} {...{ onInsertName }} />{' '}
          <span className={styles.type}>{column.type}</span>
          {describeColumn(table, column).map((text) => (
            <span key={text} className={styles.mark}>
              {text}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Indexes({ indexes }: SchemaTable): ReactNode {
  if (indexes.length === 0) return null;
  return (
    <details>
      <summary>{formatCount(indexes.length, 'índice', 'índices')}</summary>
      <ul className={styles.columns}>
        {indexes.map((index) => (
          <li key={index.name}>
            <code>{index.name}</code> {describeIndex(index)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Message for a table or view that SQLite cannot read, with what to do. */
function Problem({
  table: { kind, problem },
}: Pick<Props, 'table'>): ReactNode {
  return (
    <p className={styles.problem}>
      {kind === 'view'
        ? 'Esta vista usa algo que ya no está, o se usa a sí misma. Vuelve a crear lo que falta, o bórrala con DROP VIEW.'
        : 'Esta tabla no se puede leer aquí: le falta un complemento de SQLite que esta página no trae, o el archivo está dañado.'}{' '}
      SQLite dice: <code lang="en">{problem}</code>
    </p>
  );
}

function describeKind({ kind, isStrict }: SchemaTable): string {
  if (kind === 'view') return 'vista';
  return isStrict ? 'tabla STRICT' : 'tabla';
}

const describeTable = (table: SchemaTable): string =>
  table.problem === undefined
    ? `${describeKind(table)}, ${formatCount(table.columns.length, 'columna', 'columnas')}`
    : `${describeKind(table)} que no se puede leer`;

/** Table or view, with its columns and indexes. */
export default function Table({ table, isOpen, ...actions }: Props): ReactNode {
  const { onInsertName, onPreview } = actions;
  const { name, problem } = table;
  return (
    <details className={styles.table} open={isOpen}>
      <summary>
        <code>{name}</code> <span>{describeTable(table)}</span>
      </summary>
      {problem === undefined ? (
        <Columns table={table} {...actions} />
      ) : (
        <Problem table={table} />
      )}
      <Indexes {...table} />
      <div className={styles.actions}>
        {onPreview && (
          <button
            type="button"
            aria-label={`Ver las primeras filas de ${name}`}
            onClick={() => {
              onPreview(name);
            }}
          >
            Ver las primeras filas
          </button>
        )}
        {onInsertName && (
          <button
            type="button"
            onClick={() => {
              onInsertName(quoteName(name));
            }}
          >
            Insertar {name} en el editor
          </button>
        )}
      </div>
    </details>
  );
}
