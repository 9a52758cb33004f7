import { useState } from 'react';
import { useReportResult } from '../../../exercise/Bench/useReportResult';
import { formatPoints } from '../../../exercise/words';
import type { CompactTask } from '../../engine/exercise/compactTask';
import type { SqlVerdict } from '../../engine/exercise/types';
import { useEngineCall } from '../../views/useEngineCall';
import type { EngineCall } from '../../views/useEngineCall';

interface SqlCheck {
  readonly call: EngineCall<SqlVerdict>;
  readonly check: () => void;
  /** Consecutive failed checks, counting the last one. */
  readonly failures: number;
  /** Verdict of the last check that ended. */
  readonly checked: SqlVerdict | undefined;
}

/** Judges the answer to an exercise, and tells its result to the page. */
export function useSqlCheck(task: CompactTask, answer: string): SqlCheck {
  const call = useEngineCall<SqlVerdict>();
  const [failures, setFailures] = useState(0);
  const reportResult = useReportResult();
  const check = () => {
    call.start(async (engine) => {
      const verdict = await engine.call('judge', task, answer);
      setFailures((count) => (verdict.isCorrect ? 0 : count + 1));
      reportResult(verdict, formatPoints(verdict));
      return verdict;
    });
  };
  return { call, check, failures, checked: call.last };
}
