import { useMemo, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { parseCsv } from '../../engine/csv/parseCsv';
import { CSV_DELIMITERS } from '../../engine/csv/types';
import type { CsvDelimiter } from '../../engine/csv/types';
import type { CsvSource } from './readSource';
import styles from './styles.module.css';
import TableForm from './TableForm';

interface Props extends Omit<
  ComponentProps<typeof TableForm>,
  'parsed' | 'suggested'
> {
  readonly source: CsvSource;
}

const delimiterNames: Readonly<Record<CsvDelimiter, string>> = {
  ',': 'Coma ,',
  ';': 'Punto y coma ;',
  '\t': 'Tabulador',
  '|': 'Barra |',
};

const encodingNotes = {
  'UTF-8': 'El archivo está en UTF-8.',
  'UTF-16': 'El archivo está en UTF-16.',
  'Windows-1252':
    'El archivo no está en UTF-8: se leyó como Windows-1252. Mira en la vista previa que las tildes y las eñes estén bien.',
};

/** Text that was read: its delimiter, and the table that it becomes. */
export default function Reading({ source, ...props }: Props): ReactNode {
  const [delimiter, setDelimiter] = useState<CsvDelimiter>();
  const [hasHeadings, setHasHeadings] = useState(true);
  const parsed = useMemo(
    () => parseCsv(source.text, { delimiter, hasHeadings }),
    [source, delimiter, hasHeadings],
  );
  return (
    <>
      <div className={styles.fields}>
        {source.encoding && <p>{encodingNotes[source.encoding]}</p>}
        <label>
          Separador de columnas
          <select
            value={parsed.delimiter}
            onChange={({ currentTarget }) => {
              setDelimiter(
                CSV_DELIMITERS.find((each) => each === currentTarget.value),
              );
            }}
          >
            {CSV_DELIMITERS.map((each) => (
              <option key={each} value={each}>
                {delimiterNames[each]}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={hasHeadings}
            onChange={({ currentTarget }) => {
              setHasHeadings(currentTarget.checked);
            }}
          />
          La primera fila son los nombres de las columnas
        </label>
        {parsed.problem !== undefined && (
          <p className={styles.problem} role="alert">
            {parsed.problem}
          </p>
        )}
      </div>
      {parsed.problem === undefined && (
        <TableForm
          // Another way to read the text gives other columns.
          key={`${parsed.delimiter}${String(hasHeadings)}`}
          parsed={parsed}
          suggested={source.table}
          {...props}
        />
      )}
    </>
  );
}
