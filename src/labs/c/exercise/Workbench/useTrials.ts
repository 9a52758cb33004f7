import { useMemo, useState } from 'react';
import {
  createAnswerRequest,
  createTrialFiles,
  readOwnFiles,
} from '../../engine/exercise/answer';
import { createFilesRequest, toDataFiles } from '../../engine/programFiles';
import type { SourceFile } from '../../engine/types';
import { useReportResult } from '../../../exercise/Bench/useReportResult';
import type { CWork } from '../work';
import { summarizeCases } from '../../sentences';
import { useCProgram } from '../../views/useCProgram';
import type { CheckState } from './check';
import { getReport, toProgramState, collectFindings } from './states';
import { useCheck } from './useCheck';

const isInProgress = ({ kind }: CheckState) =>
  kind === 'loading' || kind === 'compiling' || kind === 'testing';

/** Trial runs and checks of the reader's program. */
export type Trials = ReturnType<typeof useTrials>;

/**
 * Runs and checks the reader's program.
 *
 * @param text Current source of the program.
 */
export function useTrials(work: CWork, text: string) {
  const { task } = work;
  const program = useCProgram();
  const [isTrial, setTrial] = useState(true);
  const [failures, setFailures] = useState(0);
  const [compiledFiles, setCompiled] = useState<readonly SourceFile[]>([]);
  const tellResult = useReportResult();
  const check = useCheck(work, (state) => {
    if (state.kind !== 'done' || state.judgement.kind === 'rejected') return;
    // The second report, with memory findings, has the same score, which was
    // already announced.
    if (state.isWatched) return;
    const { points, total } = state.judgement;
    tellResult(state.judgement, summarizeCases(state.judgement));
    setFailures((count) => (points < total ? count + 1 : 0));
  });
  const state = isTrial ? program.state : toProgramState(check.state);
  const judgement =
    !isTrial && check.state.kind === 'done' ? check.state.judgement : undefined;
  const findings = useMemo(
    () => collectFindings(state, judgement),
    [state, judgement],
  );

  const run = () => {
    check.clear();
    setTrial(true);
    const files = createTrialFiles(task, text);
    const request = createFilesRequest(files, task.standard);
    setCompiled(request.files);
    void program.run(request, {
      stdin: { kind: 'interactive' },
      args: task.cases.find(({ hidden }) => !hidden)?.args ?? [],
      files: toDataFiles(files),
    });
  };
  const startCheck = () => {
    program.stop();
    setTrial(false);
    setCompiled(createAnswerRequest(task, readOwnFiles(task, text)).files);
    check.start(text);
  };
  return {
    ...{ task, program, state, judgement, failures, compiled: compiledFiles },
    report: getReport(state, judgement),
    wrong: findings,
    isChecking: !isTrial && isInProgress(check.state),
    /** State of the check; undefined for a trial run. */
    checkState: isTrial ? undefined : check.state,
    ...{ run, startCheck },
    retry: isTrial ? run : startCheck,
    stop: isTrial ? program.stop : check.clear,
  };
}
