import { useState } from 'react';
import { judge } from '../../engine/exercise/judge';
import type { Condition, TerminalJudgement } from '../../engine/exercise/types';
import type { Machine } from '../../engine/types';
import { collectFacts, FilesMissing } from './collectFacts';

/** How far the check of a machine is. */
export type MachineCheckState =
  /** `files-missing`: what the check needs is still being downloaded. */
  | { readonly kind: 'idle' | 'checking' | 'failed' | 'files-missing' }
  | { readonly kind: 'done'; readonly judgement: TerminalJudgement };

interface MachineCheck {
  readonly state: MachineCheckState;
  readonly start: () => void;
}

/** Compares a machine with what is asked of it, one check at a time. */
export function useMachineCheck(
  conditions: readonly Condition[],
  { control }: Pick<Machine, 'control'>,
  onJudged: (judgement: TerminalJudgement) => void,
): MachineCheck {
  const [state, setState] = useState<MachineCheckState>({ kind: 'idle' });
  const check = async () => {
    setState({ kind: 'checking' });
    try {
      const judgement = judge(
        conditions,
        await collectFacts(conditions, control),
      );
      setState({ kind: 'done', judgement });
      onJudged(judgement);
    } catch (error) {
      // It does not answer, or its programs are gone: the reader broke it, which is fine.
      const isMissing = error instanceof FilesMissing;
      setState({ kind: isMissing ? 'files-missing' : 'failed' });
    }
  };
  return {
    state,
    start: () => {
      if (state.kind !== 'checking') void check();
    },
  };
}
