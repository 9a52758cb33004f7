import type { LabAbout } from '../types';
import { downloadSize } from './downloadSize';
import Licences from './views/Licences';

/** Part of the Linux laboratory for the pages about the laboratories. */
export const about: LabAbout = { downloadSize, Licences };
