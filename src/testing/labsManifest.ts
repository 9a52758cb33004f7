import type { LabsManifest } from '../../scripts/lib/labs/index.mjs';
import { labs } from '../labs';

/** Stands for the list that `npm run labs` writes. */
const manifest = Object.fromEntries(
  labs.map(({ id }) => [
    id,
    (
      require(`../labs/${id}/testing/manifest.ts`) as {
        readonly manifest: object;
      }
    ).manifest,
  ]),
) as LabsManifest;

export default manifest;
