import { useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../../../../components/Announcer/announce';
import { downloadFile } from '../../../../utils/downloadFile';
import { formatNumber } from '../../../../utils/quantities';
import { formatCsv } from '../../engine/csv/formatCsv';
import { createName } from '../../engine/csv/names';
import type { ResultTable } from '../../engine/types';

const CSV_TYPE = 'text/csv;charset=utf-8';

/** Mark without which spreadsheets do not read UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

const DONE =
  'Descargado en UTF-8, separado con comas. NULL es una celda sin nada, y un texto vacío, dos comillas.';

const DEFAULT_NAME = 'resultado';

/** Returns the name of the only table of the columns, or a common one. */
function getFileName({ columns }: ResultTable): string {
  const [table, ...others] = new Set(
    columns.map(({ origin }) => origin?.table),
  );
  return others.length === 0 && table !== undefined
    ? createName(table, DEFAULT_NAME)
    : DEFAULT_NAME;
}

/** Button that saves as CSV the rows that arrived, in the query's order. */
export default function DownloadCsv({
  table,
}: {
  readonly table: ResultTable;
}): ReactNode {
  const [saved, setSaved] = useState<ResultTable>();
  const { rows, total } = table;
  return (
    <>
      <button
        type="button"
        onClick={() => {
          const text = BYTE_ORDER_MARK + formatCsv(table);
          downloadFile(`${getFileName(table)}.csv`, text, CSV_TYPE);
          setSaved(table);
          announce(DONE);
        }}
      >
        {rows.length < total
          ? `Descargar CSV de las ${formatNumber(rows.length)} primeras`
          : 'Descargar CSV'}
      </button>
      {saved === table && <small>{DONE}</small>}
    </>
  );
}
