import { createReadiness } from '../../kit/readiness';

/** Flag that is set once SQLite is downloaded in this visit. */
export const sqlReadiness = createReadiness();
