import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { findHeadingLevel } from '../../../kit/findHeadingLevel';
import type { FormQuery } from '../../formQuery';
import { describeRun } from '../../sentences';
import type { DatabaseContent } from '../../databases/content';
import type { RunAnswer } from '../../worker/calls';
import Answer from '../Answer';
import RunStatus from '../Answer/RunStatus';
import { useEngineCall } from '../useEngineCall';

interface Props {
  readonly base: string;
  readonly setUp?: string;
  /** Statement to run; another object, for each time that the form is sent. */
  readonly query: FormQuery;
  /** Called when the outcome of a run takes the place of the lesson's. */
  readonly onResult: () => void;
}

/** Outcome of a form, loaded when the form is first sent. */
export default function LiveForm({
  base,
  setUp,
  query,
  onResult,
}: Props): ReactNode {
  const [level, setLevel] = useState<2 | 3>(3);
  const attachRoot = useCallback((element: HTMLDivElement | null) => {
    if (element) setLevel(findHeadingLevel(element));
  }, []);
  const { state, last: answer, start, stop } = useEngineCall<RunAnswer>();
  const run = useCallback(() => {
    const { sql, values } = query;
    const content = { base, setUp, values } as DatabaseContent;
    start((engine) => engine.call('run', content, sql));
  }, [query, base, setUp, start]);
  useEffect(run, [run]);
  const hasAnswer = answer !== undefined;
  useEffect(() => {
    if (hasAnswer) onResult();
  }, [hasAnswer, onResult]);
  return (
    <div ref={attachRoot} data-pagefind-ignore="">
      <RunStatus
        state={state}
        describe={({ result }) => [
          result.fault ? 'bad' : 'good',
          describeRun(result),
        ]}
        onStop={stop}
        onRetry={run}
      />
      {answer && (
        // Hints are for those who write the statement, and here a program does.
        <Answer answer={{ ...answer, hints: [] }} level={level} />
      )}
    </div>
  );
}
