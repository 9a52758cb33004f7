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

function describeKind({ kind, isStrict }: SchemaTable): string {
  if (kind === 'view') return 'vista';
  return isStrict ? 'tabla STRICT' : 'tabla';
}

/** Table or view, with its columns and indexes. */
export default function Table({ table, isOpen, ...actions }: Props): ReactNode {
  const { onInsertName, onPreview } = actions;
  const { name, columns } = table;
  return (
    <details className={styles.table} open={isOpen}>
      <summary>
        <code>{name}</code>{' '}
        <span>
          {describeKind(table)},{' '}
          {formatCount(columns.length, 'columna', 'columnas')}
        </span>
      </summary>
      <Columns table={table} {...actions} />
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
