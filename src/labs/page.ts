import { labs } from '.';
import { mergeTables } from './kit/mergeTables';
import type { LabPage } from './types';

/** The `page.ts` of each laboratory, required by the name of its folder. */
const pages = labs.map(
  ({ id }) => (require(`./${id}/page.ts`) as { readonly page: LabPage }).page,
);

/** Elements of a lesson that the laboratories render, by name. */
export const labElements = mergeTables(pages.map(({ elements }) => elements));

/** Chunks to fetch for a control that was pressed, by its `data-live`. */
export const labChunks = mergeTables(pages.map(({ chunks }) => chunks));

/** Engines to start for a control that was pressed, by its `data-live`. */
export const labEngines = mergeTables(pages.map(({ engines }) => engines));
