import { createReadiness } from '../../kit/readiness';

/** Whether the machine was downloaded in this visit. */
export const linuxReadiness = createReadiness();
