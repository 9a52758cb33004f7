import { useCallback, useState } from 'react';
import {
  compileRequest,
  runOptions,
  toTraced,
} from '../../engine/playground/project';
import type { Traced } from '../../engine/tracer/types';
import type { SourceFile } from '../../engine/types';
import { isBusy } from '../isBusy';
import { useCProgram } from '../useCProgram';
import { theDesk } from './useDesk';

/** Runs or traces the open program as it was when requested. */
export function useDeskProgram() {
  const program = useCProgram();
  const { state, run } = program;
  const [compiled, setCompiled] = useState<readonly SourceFile[]>([]);
  const [traced, setTraced] = useState<Traced>();

  const start = useCallback(() => {
    const { project } = theDesk().getSnapshot();
    theDesk().flush();
    setCompiled(project.files);
    void run(compileRequest(project), runOptions(project));
  }, [run]);
  return {
    program,
    isBusy: isBusy(state),
    compiled,
    start,
    traced,
    trace: () => {
      setTraced(toTraced(theDesk().getSnapshot().project));
    },
    closeTrace: () => {
      setTraced(undefined);
    },
  };
}
