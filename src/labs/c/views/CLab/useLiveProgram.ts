import { useEffect, useImperativeHandle, useMemo, useState } from 'react';
import type { Ref, RefObject } from 'react';
import { useLatest } from '../../../../hooks/useLatest';
import { compilerReadiness } from '../../client/readiness';
import { lessonProgram } from '../../engine/lessonProgram';
import { splitArguments } from '../../engine/splitArguments';
import { standards } from '../../engine/types';
import type { CompileRequest, SourceFile } from '../../engine/types';
import type { CEditorHandle } from '../CEditor/types';
import { useCProgram } from '../useCProgram';
import type { WishHandle } from './wish';

interface Settings {
  readonly file: SourceFile;
  readonly args: string | undefined;
  readonly standard: string | undefined;
  readonly editor: RefObject<CEditorHandle | null>;
}

/** Runs, edits and traces a program of a lesson through the handle in `ref`. */
export function useLiveProgram(
  ref: Ref<WishHandle>,
  { file, args, standard, editor }: Settings,
) {
  const program = useCProgram();
  const { state, run } = program;
  const edition = standards.find((each) => each === standard) ?? 'c17';
  const words = useMemo(() => splitArguments(args ?? ''), [args]);
  /** Program at the time of the trace request; later edits do not change it. */
  const [followed, setFollowed] = useState<CompileRequest>();
  /** Files of the last compilation: the ones that the cards explain. */
  const [compiled, setCompiled] = useState<readonly SourceFile[]>([]);

  const requestOf = (text = file.text) =>
    lessonProgram({ name: file.name, text }, edition);
  const runNow = useLatest((text?: string) => {
    const request = requestOf(text);
    setCompiled(request.files);
    void run(request, { stdin: { kind: 'interactive' }, args: words });
  });
  const followNow = useLatest((text?: string) => {
    setFollowed(requestOf(text));
  });
  useImperativeHandle(
    ref,
    () => ({
      run: runNow,
      steps: followNow,
      edit: () => editor.current?.focus(),
    }),
    [runNow, followNow, editor],
  );

  const { kind } = state;
  const isReady = kind !== 'idle' && kind !== 'loading' && kind !== 'failed';
  useEffect(() => {
    if (isReady) compilerReadiness.mark();
  }, [isReady]);

  return {
    program,
    compiled,
    settings: { standard: edition, args: args ?? '' },
    steps: followed && { request: followed, args: words },
    closeSteps: () => {
      setFollowed(undefined);
    },
  };
}
