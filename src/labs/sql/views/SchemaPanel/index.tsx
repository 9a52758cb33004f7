import type { ReactNode } from 'react';
import type { Schema } from '../../engine/types';
import styles from './styles.module.css';
import Table from './Table';
import type { Actions } from './types';

/** Tables that are shown open; more of them would fill the panel. */
const MAX_OPEN_TABLES = 3;

interface Props extends Actions {
  readonly schema: Schema;
}

/** Tables and views of the database, with their columns, keys and indexes. */
export default function SchemaPanel({ schema, ...actions }: Props): ReactNode {
  if (schema.length === 0)
    return (
      <p className={styles.empty}>
        Todavía no hay tablas: crea una con <code>CREATE TABLE</code> o abre un
        ejemplo.
      </p>
    );
  return (
    <div className={styles.panel}>
      {schema.map((table) => (
        <Table
          key={table.name}
          table={table}
          isOpen={schema.length <= MAX_OPEN_TABLES}
          {...actions}
        />
      ))}
    </div>
  );
}
