import type { LabAbout } from '../types';
import Licences from './views/Licences';

/** Part of the laboratory of echoes for the pages about the laboratories. */
export const about: LabAbout = { downloadSize: 1000, Licences };
