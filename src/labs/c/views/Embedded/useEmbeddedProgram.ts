import { useCallback, useState } from 'react';
import {
  createCompileRequest,
  isSameProject,
  createRunOptions,
  createTraceRequest,
  withText,
} from '../../engine/playground/project';
import type { Project } from '../../engine/playground/project';
import { MAX_ADDRESS_LENGTH, encodePlain } from '../../engine/playground/share';
import type { TraceRequest } from '../../engine/tracer/types';
import type { SourceFile } from '../../engine/types';
import { isBusy } from '../isBusy';
import { useCProgram } from '../useCProgram';

/**
 * Runs, traces and edits an embedded program. Edits are not stored; the link to
 * the playground carries them.
 */
export function useEmbeddedProgram(
  original: Project,
  onChange: (hash: string) => void,
) {
  const [project, setProject] = useState(original);
  const [activeName, setActive] = useState(original.files[0]?.name ?? '');
  const [compiledFiles, setCompiled] = useState<readonly SourceFile[]>([]);
  const [tracedRequest, setTraced] = useState<TraceRequest>();
  const program = useCProgram();
  const { run, state } = program;

  const replaceProject = (next: Project) => {
    setProject(next);
    const hash = encodePlain(next);
    onChange(hash.length > MAX_ADDRESS_LENGTH ? encodePlain(original) : hash);
  };
  const start = useCallback(() => {
    setCompiled(project.files);
    void run(createCompileRequest(project), createRunOptions(project));
  }, [run, project]);
  return {
    ...{
      project,
      activeName: activeName,
      setActive,
      compiled: compiledFiles,
      program,
      start,
    },
    isBusy: isBusy(state),
    isIdle: state.kind === 'idle',
    isChanged: !isSameProject(project, original),
    edit: (name: string, text: string) => {
      replaceProject(withText(project, name, text));
    },
    reset: () => {
      replaceProject(original);
    },
    traced: tracedRequest,
    trace: () => {
      setTraced(createTraceRequest(project));
    },
    closeTrace: () => {
      setTraced(undefined);
    },
  };
}
