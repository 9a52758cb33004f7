import config from '@generated/docusaurus.config';
import { createPackStore } from './store';

/** Pack store of this site. */
export const packStore = createPackStore(config.baseUrl);
