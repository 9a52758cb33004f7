import type * as v86 from 'v86';

/** The one of `machineEnvironment.mjs`. */
export const { V86 } = globalThis as unknown as typeof v86;
