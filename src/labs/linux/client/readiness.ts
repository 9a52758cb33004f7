import { createReadiness } from '../../kit/readiness';

/** Flag that is set once the machine is downloaded in this visit. */
export const linuxReadiness = createReadiness();
