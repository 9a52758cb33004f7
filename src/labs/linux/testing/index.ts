import { createFaultProof } from '../../../testing/content/verdict';
import type { LabTesting } from '../../../testing/content/types';
import { getFolderPath } from '../../../content/folderPath';
import { isTerminalExercise } from '../exercise/markdown';
import type { TerminalExercise } from '../exercise/markdown';
import { isTerminalStep } from '../exercise/markdown/step';
import type { TerminalStep } from '../exercise/markdown/step';
import { createJitMachine } from './nodeMachine';
import { createTerminalProofs } from './proveExercises';
import { createTranscriptProofs } from './proveTranscripts';
import type { NodeMachine } from './touched';
import { collectSessions } from './transcripts/collect';

function createProver(): ReturnType<LabTesting['createProver']> {
  let sharedMachine: Promise<NodeMachine> | undefined;
  const getMachine = () => (sharedMachine ??= createJitMachine());
  const proveTerminal = createTerminalProofs(getMachine);
  const proveSessions = createTranscriptProofs(getMachine);
  return {
    listProofs: ({ page, exercises, steps }) => {
      const { file } = page;
      const sessions = collectSessions(page);
      const toProof =
        (kind: string) =>
        (
          activity: { readonly id: string } & (TerminalExercise | TerminalStep),
        ) => {
          const name = getFolderPath(file, activity.id);
          const run = (seed?: string) => proveTerminal(activity, seed);
          return { kind, name, prove: createFaultProof(name, run) };
        };
      return [
        ...exercises
          .filter(isTerminalExercise)
          .map(toProof('terminal-exercise')),
        ...steps.filter(isTerminalStep).map(toProof('terminal-step')),
        ...(sessions.length > 0
          ? [
              {
                kind: 'sessions',
                name: file,
                count: sessions.length,
                // The faults of a session already have its position.
                prove: async () => ({
                  faults: await proveSessions(sessions),
                  notes: [],
                }),
              },
            ]
          : []),
      ];
    },
    end: async () => {
      (await sharedMachine)?.end();
    },
  };
}

/** Part of the Linux laboratory for the tests. */
export const testing: LabTesting = {
  kinds: {
    sessions: {
      label: 'páginas de sesiones de terminal',
      sample: { count: 2, of: 'site' },
      lane: 'linux',
      noun: 'sesiones',
    },
    'terminal-exercise': {
      label: 'ejercicios de terminal',
      sample: { count: 1, of: 'module' },
      lane: 'linux',
      noun: 'ejercicios',
    },
    'terminal-step': {
      label: 'pasos de terminal',
      lane: 'linux',
      noun: 'pasos',
    },
  },
  secondsPerProof: 8,
  createProver,
};
