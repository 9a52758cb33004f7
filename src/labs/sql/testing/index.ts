import { getFolderPath } from '../../../content/folderPath';
import type { LabTesting } from '../../../testing/content/types';
import { createFaultProof } from '../../../testing/content/verdict';
import { isSqlExercise } from '../exercise/markdown';
import { loadNodeSqlite } from '../fence/nodeSqlite';
import { isSqlStep } from '../step/markdown';
import { listBlocks } from './checkBlocks';
import { isRowsStep } from '../step/Rows/markdown';
import { checkRows } from './checkRows';
import { playAnswers } from './playAnswers';

type Folder = Parameters<typeof playAnswers>[1] & { readonly id: string };

function createProver(): ReturnType<LabTesting['createProver']> {
  return {
    listProofs: ({ page, exercises, steps }) => {
      const toProof = (kind: string) => (folder: Folder) => {
        const name = getFolderPath(page.file, folder.id);
        const run = async () => playAnswers(await loadNodeSqlite(), folder);
        return { kind, name, prove: createFaultProof(name, run) };
      };
      return [
        ...listBlocks(page).map(({ name, check }) => ({
          kind: 'sql-block',
          name,
          prove: createFaultProof(name, check),
        })),
        ...exercises.filter(isSqlExercise).map(toProof('sql-exercise')),
        ...steps.filter(isSqlStep).map(toProof('sql-step')),
        ...steps.filter(isRowsStep).map((step) => {
          const name = getFolderPath(page.file, step.id);
          const run = async () => checkRows(await loadNodeSqlite(), step);
          return {
            kind: 'sql-step',
            name,
            prove: createFaultProof(name, run),
          };
        }),
      ];
    },
    end: () => Promise.resolve(),
  };
}

/** Part of the SQL laboratory for the tests. */
export const testing: LabTesting = {
  kinds: {
    'sql-block': { label: 'bloques de SQL', lane: 'sql', noun: 'bloques' },
    'sql-exercise': {
      label: 'ejercicios de SQL',
      sample: { count: 1, of: 'module' },
      lane: 'sql',
      noun: 'ejercicios',
    },
    'sql-step': { label: 'pasos de SQL', lane: 'sql', noun: 'pasos' },
  },
  secondsPerProof: 0.2,
  createProver,
};
