import { useId } from 'react';
import type { ReactNode } from 'react';
import Buttons from '../../../../components/Dialog/Buttons';
import type { ParsedCsv } from '../../engine/csv/types';
import ResultTable from '../ResultTable';
import { PREVIEW_ROWS } from './createPreview';
import FaultList from './FaultList';
import styles from './styles.module.css';
import TableFields from './TableFields';
import { useTableForm } from './useTableForm';

interface Props {
  readonly parsed: ParsedCsv;
  /** Name suggested for the table. */
  readonly suggested: string;
  /** Names of the tables and views that exist. */
  readonly tableNames: readonly string[];
  readonly onImport: (sql: string, statements: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Table that a file becomes: its choices, its preview and its faults. */
export default function TableForm({
  onImport,
  onCancel,
  ...options
}: Props): ReactNode {
  const id = useId();
  const form = useTableForm(options);
  const { problem, typeFaults, preview } = form;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (problem !== undefined) return;
        const statements = form.createStatements();
        onImport(statements.join(''), statements);
      }}
    >
      <FaultList
        title="Avisos del archivo, que se importa entero"
        faults={options.parsed.faults}
      />
      <TableFields form={form} />
      <FaultList title="Celdas de otro tipo" faults={typeFaults} />
      <ResultTable
        title="Vista previa"
        table={preview}
        initialRows={PREVIEW_ROWS}
      />
      <p id={id} className={styles.problem} role="alert">
        {problem}
      </p>
      <Buttons>
        <button
          type="submit"
          className="button button--primary"
          aria-disabled={problem !== undefined}
          aria-describedby={id}
        >
          Importar
        </button>
        <button
          type="button"
          className="button button--secondary"
          onClick={onCancel}
        >
          Cancelar
        </button>
      </Buttons>
    </form>
  );
}
