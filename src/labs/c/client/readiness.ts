import { createReadiness } from '../../kit/readiness';

/** State of the compiler's download in this visit. */
export const compilerReadiness = createReadiness();
