import { useState } from 'react';
import { readFacts } from '../../engine/exercise/facts';
import { judge } from '../../engine/exercise/judge';
import { factsScript } from '../../engine/exercise/script';
import type { Condition, TerminalJudgement } from '../../engine/exercise/types';
import type { Machine } from '../../engine/types';

/** How far the check of a machine is. */
export type MachineCheckState =
  | { readonly kind: 'idle' | 'checking' | 'failed' }
  | { readonly kind: 'done'; readonly judgement: TerminalJudgement };

/** The commands of authors have their own limit, each. */
const limitMs = 30_000;

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
      const { output } = await control(factsScript(conditions), {
        timeoutMs: limitMs,
      });
      const judgement = judge(conditions, readFacts(output));
      setState({ kind: 'done', judgement });
      onJudged(judgement);
    } catch {
      // It does not answer, or its programs are gone: the reader broke it, which is fine.
      setState({ kind: 'failed' });
    }
  };
  return {
    state,
    start: () => {
      if (state.kind !== 'checking') void check();
    },
  };
}
