import { useCallback, useState } from 'react';
import {
  createCompileRequest,
  createRunOptions,
  createTraceRequest,
} from '../../engine/playground/project';
import type { TraceRequest } from '../../engine/tracer/types';
import type { SourceFile } from '../../engine/types';
import { isBusy } from '../isBusy';
import { useCProgram } from '../useCProgram';
import { getDesk } from './useDesk';

/** Runs or traces the open program as it was when requested. */
export function useDeskProgram() {
  const program = useCProgram();
  const { state, run } = program;
  const [compiledFiles, setCompiled] = useState<readonly SourceFile[]>([]);
  const [tracedRequest, setTraced] = useState<TraceRequest>();

  const start = useCallback(() => {
    const { project } = getDesk().getSnapshot();
    getDesk().flush();
    setCompiled(project.files);
    void run(createCompileRequest(project), createRunOptions(project));
  }, [run]);
  return {
    program,
    isBusy: isBusy(state),
    compiled: compiledFiles,
    start,
    traced: tracedRequest,
    trace: () => {
      setTraced(createTraceRequest(getDesk().getSnapshot().project));
    },
    closeTrace: () => {
      setTraced(undefined);
    },
  };
}
