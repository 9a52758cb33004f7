import { createReadiness } from '../../kit/readiness';

/** Whether the compiler was downloaded in this visit. */
export const compilerReadiness = createReadiness();
