import { useState, useTransition } from 'react';
import type { ReactNode } from 'react';
import Dialog from '../../../../components/Dialog';
import Reading from './Reading';
import type { CsvSource } from './readSource';
import SourceForm from './SourceForm';

interface Props {
  /** Names of the tables and views that exist. */
  readonly tableNames: readonly string[];
  /**
   * Receives the statements that create the table and fill it: as one text, and
   * one by one, since together they may take longer than a run can.
   */
  readonly onImport: (sql: string, statements: readonly string[]) => void;
  readonly onClose: () => void;
}

interface NumberedSource {
  readonly source: CsvSource;
  readonly number: number;
}

/** Dialog that turns a CSV file, or pasted rows, into a table. */
export default function CsvImport({
  tableNames,
  onImport,
  onClose,
}: Props): ReactNode {
  const [read, setRead] = useState<NumberedSource>();
  // A long file takes seconds, which the reader sees announced before them.
  const [isReading, startReading] = useTransition();
  return (
    <Dialog title="Importar un CSV" size="wide" onClose={onClose}>
      <SourceForm
        onRead={(source) => {
          startReading(() => {
            setRead(source && { source, number: (read?.number ?? 0) + 1 });
          });
        }}
      />
      {isReading && <p role="status">Leyendo las filas…</p>}
      {read && (
        <Reading
          key={read.number}
          source={read.source}
          tableNames={tableNames}
          onImport={onImport}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
