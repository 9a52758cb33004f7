import { useMemo, useState } from 'react';
import { announce } from '../../../../components/Announcer/announce';
import type { ResultTable } from '../../engine/types';
import { describeOrder } from './describeTable';
import { sortRows } from './sortRows';
import type { ViewOrder } from './sortRows';

interface ViewState {
  readonly table: ResultTable;
  /** Number of tables shown before this one. */
  readonly version: number;
  readonly order?: ViewOrder;
  /** True when the reader asked for the rows after the first ones. */
  readonly isWhole: boolean;
}

/** View of a table: its order, and the rows that are shown. */
export function useTableView(table: ResultTable) {
  const [state, setState] = useState<ViewState>({
    table,
    version: 0,
    isWhole: false,
  });
  // The choices of the reader are about the earlier table.
  if (state.table !== table)
    setState({ table, version: state.version + 1, isWhole: false });
  const { version, order, isWhole } = state;
  const sorted = useMemo(() => sortRows(table.rows, order), [table, order]);
  return {
    version,
    order,
    sorted,
    isWhole,
    sort: (column: number) => {
      const isDescending = order?.column === column && !order.isDescending;
      const next = { column, isDescending };
      setState({ ...state, order: next });
      announce(describeOrder(table, next));
    },
    restoreOrder: () => {
      setState({ table, version, isWhole });
      announce('La tabla vuelve al orden de la consulta.');
    },
    toggleWhole: () => {
      setState({ ...state, isWhole: !isWhole });
    },
  };
}
