import { useCallback, useState } from 'react';
import {
  compileRequest,
  isSameProject,
  runOptions,
  toTraced,
  withText,
} from '../../engine/playground/project';
import type { Project } from '../../engine/playground/project';
import { addressLimit, encodePlain } from '../../engine/playground/share';
import type { Traced } from '../../engine/tracer/types';
import type { SourceFile } from '../../engine/types';
import { isBusy } from '../isBusy';
import { useCProgram } from '../useCProgram';

/**
 * Runs, traces and edits an embedded program. Edits are not stored; the link to
 * the playground carries them.
 */
export function useBench(original: Project, onChange: (hash: string) => void) {
  const [project, setProject] = useState(original);
  const [active, setActive] = useState(original.files[0]?.name ?? '');
  const [compiled, setCompiled] = useState<readonly SourceFile[]>([]);
  const [traced, setTraced] = useState<Traced>();
  const program = useCProgram();
  const { run, state } = program;

  const put = (next: Project) => {
    setProject(next);
    const hash = encodePlain(next);
    onChange(hash.length > addressLimit ? encodePlain(original) : hash);
  };
  const start = useCallback(() => {
    setCompiled(project.files);
    void run(compileRequest(project), runOptions(project));
  }, [run, project]);
  return {
    ...{ project, active, setActive, compiled, program, start },
    isBusy: isBusy(state),
    isIdle: state.kind === 'idle',
    isChanged: !isSameProject(project, original),
    edit: (name: string, text: string) => {
      put(withText(project, name, text));
    },
    reset: () => {
      put(original);
    },
    traced,
    trace: () => {
      setTraced(toTraced(project));
    },
    closeTrace: () => {
      setTraced(undefined);
    },
  };
}
