import list from '@site-labs/manifest';
import type { SqlFiles } from './publish/index.mjs';

/** Published files of the SQL laboratory, with their sizes in bytes. */
export const manifest = list.sql as SqlFiles;
