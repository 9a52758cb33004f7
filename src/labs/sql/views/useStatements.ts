import { useRef, useState } from 'react';
import type { SqlHost } from '../client/host';
import type { DatabaseContent } from '../databases/content';
import type { RunAnswer, TraceAnswer } from '../worker/calls';
import { toPlace } from './SqlEditor/toPlace';
import { useEngineCall } from './useEngineCall';
import type { EngineCall } from './useEngineCall';

/** Statements that the reader runs and traces. */
export interface Statements {
  /** Outcome of the last run that ended. */
  readonly answer: RunAnswer | undefined;
  readonly runCall: EngineCall<RunAnswer>;
  readonly traceCall: EngineCall<TraceAnswer>;
  readonly run: (sql: string) => void;
  readonly trace: (sql: string) => void;
  /** Repeats the last run. */
  readonly runAgain: () => void;
  /** Marks the line of a place of the traced text, without moving the focus. */
  readonly markPlace: (offset: number) => void;
  /** Returns the marked line of a text; undefined for one that was not traced. */
  readonly findMarkedLine: (text: string) => number | undefined;
}

/** Ways to run and trace statements on some database. */
interface Runner {
  readonly run: (engine: SqlHost, sql: string) => Promise<RunAnswer>;
  readonly trace: (engine: SqlHost, sql: string) => Promise<TraceAnswer>;
}

/** Runs and traces statements as the runner does. */
export function useRunner(runner: Runner): Statements {
  const runCall = useEngineCall<RunAnswer>();
  const traceCall = useEngineCall<TraceAnswer>();
  const last = useRef<string>(undefined);
  const traced = useRef<string>(undefined);
  const [mark, setMark] = useState<{ text: string; offset: number }>();
  const run = (sql: string) => {
    // Pressing again because it takes long would change the data twice.
    if (runCall.state.kind === 'running' && last.current === sql) return;
    last.current = sql;
    traceCall.clear();
    runCall.start((engine) => runner.run(engine, sql));
  };
  return {
    answer: runCall.last,
    runCall,
    traceCall,
    run,
    trace: (sql) => {
      traced.current = sql;
      setMark(undefined);
      traceCall.start((engine) => runner.trace(engine, sql));
    },
    runAgain: () => {
      if (last.current !== undefined) run(last.current);
    },
    markPlace: (offset) => {
      if (traced.current !== undefined)
        setMark({ text: traced.current, offset });
    },
    findMarkedLine: (text) =>
      traceCall.state.kind === 'done' && mark?.text === text
        ? toPlace(text, mark.offset).line
        : undefined,
  };
}

/** Runs and traces statements, each time on a database of their own. */
export const useStatements = (content: DatabaseContent): Statements =>
  useRunner({
    run: (engine, sql) => engine.call('run', content, sql),
    trace: (engine, sql) => engine.call('trace', content, sql),
  });
