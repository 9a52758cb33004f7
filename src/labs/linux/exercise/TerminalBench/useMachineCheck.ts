import { useState } from 'react';
import { judgeConditions } from '../../engine/exercise/judge';
import type { Condition, TerminalJudgement } from '../../engine/exercise/types';
import type { Machine } from '../../engine/types';
import { collectFacts, FilesMissing } from './collectFacts';

/** State of the check of a machine. */
export type MachineCheckState =
  /** `files-missing`: files that the check needs are still being downloaded. */
  | { readonly kind: 'idle' | 'checking' | 'failed' | 'files-missing' }
  | { readonly kind: 'done'; readonly judgement: TerminalJudgement };

interface MachineCheck {
  readonly state: MachineCheckState;
  readonly start: () => void;
}

/** Checks a machine against the conditions, one check at a time. */
export function useMachineCheck(
  conditions: readonly Condition[],
  { control }: Pick<Machine, 'control'>,
  onJudged: (judgement: TerminalJudgement) => void,
): MachineCheck {
  const [state, setState] = useState<MachineCheckState>({ kind: 'idle' });
  const check = async () => {
    setState({ kind: 'checking' });
    try {
      const judgement = judgeConditions(
        conditions,
        await collectFacts(conditions, control),
      );
      setState({ kind: 'done', judgement });
      onJudged(judgement);
    } catch (error) {
      // Other errors are expected: the machine does not answer or lost its
      // programs, because of something that the reader did.
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
