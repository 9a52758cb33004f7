import type { ReactNode } from 'react';
import ColumnFields from './ColumnFields';
import styles from './styles.module.css';
import type { useTableForm } from './useTableForm';

interface Props {
  readonly form: ReturnType<typeof useTableForm>;
}

/** Names, types and empty cells of the table. */
export default function TableFields({ form }: Props): ReactNode {
  return (
    <div className={styles.fields}>
      <label>
        Nombre de la tabla
        <input
          value={form.table}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget }) => {
            form.setTable(currentTarget.value);
          }}
        />
      </label>
      <details>
        <summary>Columnas: nombres y tipos</summary>
        <ColumnFields
          inferred={form.inferred}
          columns={form.columns}
          onChange={form.setColumn}
        />
      </details>
      <label>
        Una celda vacía de texto es
        <select
          value={form.emptyCell}
          onChange={({ currentTarget }) => {
            form.setEmptyCell(currentTarget.value === 'text' ? 'text' : 'null');
          }}
        >
          <option value="null">NULL: el dato no se sabe</option>
          <option value="text">un texto vacío</option>
        </select>
      </label>
    </div>
  );
}
