import { useEffect, useState } from 'react';
import { programFile } from '../../engine/exercise/judge';
import { useTellResult } from '../../../exercise/Bench/useTellResult';
import { useExercise } from '../../../exercise/context';
import { useCWork } from '../work';
import { hashOf } from '../../../kit/draft';
import { summarizeCases } from '../../sentences';
import { useCProgram } from '../../views/useCProgram';
import { useDraft } from '../../views/useDraft';
import type { CheckState } from './check';
import { reportOf, toProgramState } from './states';
import { useCheck } from './useCheck';

const isUnderWay = ({ kind }: CheckState) =>
  kind === 'loading' || kind === 'compiling' || kind === 'testing';

/** An exercise in C as it is solved: its draft, its trial runs and its checks. */
export function useBench() {
  const { id } = useExercise();
  const { task, start } = useCWork();
  const draft = useDraft(`ejercicio-${id}-${hashOf(start)}`, start);
  const { found, restore, text } = draft;
  useEffect(() => {
    if (found) restore();
  }, [found, restore]);

  const program = useCProgram();
  const [isTrial, setTrial] = useState(true);
  const [failures, setFailures] = useState(0);
  const [compiled, setCompiled] = useState(start);
  const tellResult = useTellResult();
  const check = useCheck(task, (state) => {
    if (state.kind !== 'done' || state.judgement.kind === 'rejected') return;
    const { points, total } = state.judgement;
    tellResult(state.judgement, summarizeCases(state.judgement));
    setFailures((count) => (points < total ? count + 1 : 0));
  });
  const state = isTrial ? program.state : toProgramState(check.state);
  const judgement =
    !isTrial && check.state.kind === 'done' ? check.state.judgement : undefined;

  const run = () => {
    check.clear();
    setTrial(true);
    setCompiled(text);
    void program.run(
      { files: [{ name: programFile, text }], standard: task.standard },
      {
        stdin: { kind: 'interactive' },
        args: task.cases.find(({ hidden }) => !hidden)?.args ?? [],
      },
    );
  };
  const startCheck = () => {
    program.stop();
    setTrial(false);
    setCompiled(text);
    check.start(text);
  };
  return {
    ...{ draft, program, state, judgement, failures, compiled },
    report: reportOf(state, judgement),
    isChecking: !isTrial && isUnderWay(check.state),
    /** Of a check; a trial run has none. */
    checked: isTrial ? undefined : check.state,
    ...{ run, startCheck },
    retry: isTrial ? run : startCheck,
    stop: isTrial ? program.stop : check.clear,
  };
}
