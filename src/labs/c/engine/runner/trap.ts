import type { CrashReason } from '../types';

/**
 * Trap messages of WebAssembly by reason; each browser words them differently.
 */
const trapPatterns: readonly (readonly [CrashReason, RegExp])[] = [
  ['division', /divide|division|remainder by zero|integer overflow/i],
  ['stack-overflow', /call stack|recursion/i],
  [
    'memory-access',
    /memory access|out of bounds|indirect|function signature|table/i,
  ],
  ['unreachable', /unreachable/i],
];

/**
 * Minimum stack pointer, in bytes. The stack lies at the start of memory and
 * grows down, so below this it has overflowed.
 */
const MIN_STACK_POINTER = 256;

/** State of a program after its trap. */
export interface CrashState {
  /** Undefined if the program does not export it. */
  readonly stackPointer: number | undefined;
  readonly errorTail: string;
}

/** Returns the reason why the WebAssembly engine stopped a program. */
export function classifyTrap(
  error: unknown,
  wreck: CrashState,
): { reason: CrashReason; detail: string } {
  if (!(error instanceof Error))
    return { reason: 'unsupported', detail: String(error) };
  const detail = error.message;
  const reason = trapPatterns.find(([, pattern]) => pattern.test(detail))?.[0];
  if (reason === 'memory-access' && isStackFull(wreck))
    return { reason: 'stack-overflow', detail };
  if (reason === 'unreachable') {
    const assertion = /^Assertion failed: .*$/m.exec(wreck.errorTail)?.[0];
    if (assertion) return { reason: 'abort', detail: assertion };
    // The stack trace has the program's function names, from its name section.
    if (/\b(?:abort|raise)\b/.test(error.stack?.replace(detail, '') ?? ''))
      return { reason: 'abort', detail };
  }
  return { reason: reason ?? 'internal', detail };
}

function isStackFull({ stackPointer }: CrashState): boolean {
  return stackPointer !== undefined && stackPointer < MIN_STACK_POINTER;
}
