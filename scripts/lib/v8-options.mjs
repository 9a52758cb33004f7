/**
 * Options of V8 for processes that keep every core busy, one each: the helper
 * threads of one would take the core of another. With them the tests take a
 * sixth less of processor time, and the proofs of the content a third less.
 */
export const BUSY_CORE_OPTIONS = ['--single-threaded'];

/**
 * Options for processes that run programs of seconds, such as the C compiler:
 * V8 would still be optimizing their code when they end.
 */
export const SHORT_PROGRAM_OPTIONS = [...BUSY_CORE_OPTIONS, '--liftoff-only'];
