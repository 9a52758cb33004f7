import list from '@site-labs/manifest';
import type { CFiles } from './publish/index.mjs';

/** Published files of the C lab, with their sizes in bytes. */
export const manifest = list.c as CFiles;
