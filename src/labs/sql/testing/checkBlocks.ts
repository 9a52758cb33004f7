import { visit } from 'unist-util-visit';
import { readFence } from '../../../remark/highlight/fence';
import type { ContentDocument } from '../../../content/documents';
import { FenceError } from '../../kit/fence/options';
import { prepareFences } from '../fence/runInBuild';

/** Block of SQL of a page, and the function that runs it. */
export interface SqlBlockSample {
  readonly name: string;
  /** Lists what is wrong with it. */
  readonly check: () => Promise<readonly string[]>;
}

/** Finds the blocks of SQL of a page, each with its line. */
export function listBlocks({
  file,
  tree,
}: ContentDocument): readonly SqlBlockSample[] {
  const samples: SqlBlockSample[] = [];
  visit(tree, 'code', (node) => {
    if (node.lang !== 'sql') return;
    const { fence, toElement } = readFence('sql', node.meta ?? '');
    samples.push({
      name: `${file}:${node.position?.start.line ?? 0}`,
      check: async () => {
        await prepareFences();
        try {
          toElement({
            file,
            root: process.cwd(),
            text: node.value,
            label: fence.language,
            previous: undefined,
          });
          return [];
        } catch (error) {
          if (error instanceof FenceError) return [error.message];
          throw error;
        }
      },
    });
  });
  return samples;
}
