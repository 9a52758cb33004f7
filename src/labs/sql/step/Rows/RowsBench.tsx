import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import Bench from '../../../exercise/Bench';
import CheckTools from '../../../exercise/Bench/Tools';
import { useReportResult } from '../../../exercise/Bench/useReportResult';
import ResultPanel from '../../../exercise/CheckResult/ResultPanel';
import type { SqlRow } from '../../engine/types';
import RunStatus from '../../views/Answer/RunStatus';
import { useEngineCall } from '../../views/useEngineCall';
import { useRowsWork } from './context';
import { compareMarks } from './compareMarks';
import { createJudgedQuery } from './queries';
import RowsTable from './RowsTable';

/** Table whose rows are marked: those that the query keeps. */
export default function RowsBench(): ReactNode {
  const { question, content } = useRowsWork();
  const { state, last: rows, start, stop } = useEngineCall<readonly SqlRow[]>();
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const [result, setResult] = useState<ReturnType<typeof compareMarks>>();
  const reportResult = useReportResult();
  const load = () => {
    start(async (engine) => {
      const { result: run } = await engine.call(
        'run',
        content,
        createJudgedQuery(question),
      );
      return run.statements[0]?.table?.rows ?? [];
    });
  };
  useEffect(load, [start, content, question]);
  return (
    <Bench result={result && <ResultPanel {...result} />}>
      {rows && (
        <RowsTable
          columns={question.columns}
          rows={rows}
          marked={marked}
          onToggle={(index) => {
            setMarked((current) => {
              const next = new Set(current);
              if (!next.delete(index)) next.add(index);
              return next;
            });
          }}
        />
      )}
      {state.kind !== 'done' && (
        <RunStatus
          state={state}
          describe={() => ['good', '']}
          onStop={stop}
          onRetry={load}
        />
      )}
      <CheckTools
        canCheck={rows !== undefined}
        onCheck={() => {
          const compared = compareMarks(rows ?? [], marked);
          setResult(compared);
          reportResult(
            { points: compared.isSolved ? 1 : 0, total: 1 },
            compared.summary,
          );
        }}
      >
        {null}
      </CheckTools>
    </Bench>
  );
}
