import config from '@generated/docusaurus.config';
import { createPackStore } from './store';

/** The packs of this site. */
export const packStore = createPackStore(config.baseUrl);
