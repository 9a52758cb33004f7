import list from '@site-labs/manifest';
import type { LinuxFiles } from './publish/index.mjs';

/** Published files of the Linux laboratory, with their sizes in bytes. */
export const manifest = list.linux as LinuxFiles;
