import { useEffect, useImperativeHandle, useMemo, useState } from 'react';
import type { Ref, RefObject } from 'react';
import { useLatestCallback } from '../../../../hooks/useLatestCallback';
import { compilerReadiness } from '../../client/readiness';
import { splitFiles } from '../../engine/joinedFiles';
import { createFilesRequest, toDataFiles } from '../../engine/programFiles';
import { splitArguments } from '../../engine/splitArguments';
import { standards } from '../../engine/types';
import type { CompileRequest, DataFile, SourceFile } from '../../engine/types';
import type { EditorHandle } from '../../../kit/editor/types';
import { useCProgram } from '../useCProgram';
import type { BlockActions } from '../../../kit/useBlockActions';

interface Settings {
  /** Name of the main file. */
  readonly name: string;
  /** Current text of the program, with all its files. */
  readonly text: string;
  /** Arguments of the lesson. */
  readonly args: string | undefined;
  readonly standard: string | undefined;
  readonly editor: RefObject<EditorHandle | null>;
  /** True when running the program also opens its step-by-step view. */
  readonly opensSteps: boolean;
}

/** Program at the time of the trace request; later edits do not change it. */
interface Traced {
  readonly request: CompileRequest;
  readonly files: readonly DataFile[];
  /** False when the view opened with the run, which keeps the focus. */
  readonly takesFocus: boolean;
}

/** Runs, edits and traces a program of a lesson through the handle in `ref`. */
export function useLiveProgram(
  ref: Ref<BlockActions>,
  {
    name,
    text: current,
    args: ownArgs,
    standard,
    editor,
    opensSteps,
  }: Settings,
) {
  const program = useCProgram();
  const [args, setArgs] = useState(ownArgs);
  const { state, run } = program;
  const edition = standards.find((each) => each === standard) ?? 'c17';
  const argv = useMemo(() => splitArguments(args ?? ''), [args]);
  const [tracedProgram, setTraced] = useState<Traced>();
  /** Files of the last compilation: the ones that the cards explain. */
  const [compiledFiles, setCompiled] = useState<readonly SourceFile[]>([]);

  const prepare = (text = current) => {
    const sources = splitFiles(text, name);
    const request = createFilesRequest(sources, edition);
    return { request, files: toDataFiles(sources) };
  };
  const runNow = useLatestCallback((text?: string) => {
    const { request, files } = prepare(text);
    setCompiled(request.files);
    if (opensSteps) setTraced({ request, files, takesFocus: false });
    void run(request, { stdin: { kind: 'interactive' }, args: argv, files });
  });
  const traceNow = useLatestCallback((text?: string) => {
    setTraced({ ...prepare(text), takesFocus: true });
  });
  useImperativeHandle(
    ref,
    () => ({
      run: runNow,
      steps: traceNow,
      edit: () => editor.current?.focus(),
    }),
    [runNow, traceNow, editor],
  );

  const { kind } = state;
  const isReady = kind !== 'idle' && kind !== 'loading' && kind !== 'failed';
  useEffect(() => {
    if (isReady) compilerReadiness.markReady();
  }, [isReady]);

  return {
    program,
    compiled: compiledFiles,
    settings: { standard: edition, args: args ?? '' },
    box: { value: args, onChange: setArgs },
    steps: tracedProgram && { ...tracedProgram, args: argv },
    closeSteps: () => {
      setTraced(undefined);
    },
  };
}
