import { getFolderPath } from '../../../content/folderPath';
import type { LabTesting } from '../../../testing/content/types';
import { createFaultProof } from '../../../testing/content/verdict';
import { reverse } from '../engine/reverse';

/** Part of the laboratory of echoes for the tests. */
export const testing: LabTesting = {
  kinds: { 'eco-exercise': { label: 'ejercicios de eco', lane: 'eco' } },
  secondsPerProof: 0,
  createProver: () => ({
    listProofs: ({ page, exercises }) =>
      exercises
        .filter(({ kind }) => kind === 'eco')
        .map(({ id, data, solution }) => {
          const name = getFolderPath(page.file, id);
          const { eco } = data as unknown as { readonly eco: string };
          const faults = reverse(solution.trim()) === eco ? [] : ['otro eco'];
          return {
            kind: 'eco-exercise',
            name,
            prove: createFaultProof(name, () => Promise.resolve(faults)),
          };
        }),
    end: () => Promise.resolve(),
  }),
};
