import type { LabAbout } from '../types';
import { downloadSize } from './downloadSize';
import Licences from './views/Licences';

/** Parts of the SQL lab that the pages about the labs use. */
export const about: LabAbout = { downloadSize, Licences };
