import type { CrashReason } from '../types';

/** Each browser words the traps of WebAssembly its own way. */
const wordings: readonly (readonly [CrashReason, RegExp])[] = [
  ['division', /divide|division|remainder by zero|integer overflow/i],
  ['stack-overflow', /call stack|recursion/i],
  [
    'memory-access',
    /memory access|out of bounds|indirect|function signature|table/i,
  ],
  ['unreachable', /unreachable/i],
];

/** Below it the stack, which lies at the start of memory, is used up. */
const stackMargin = 256;

/** The program, seen after it trapped. */
export interface Wreck {
  /** If the program exports it. */
  readonly stackPointer: number | undefined;
  readonly errorTail: string;
}

/** Why a program was cut short by its engine. */
export function crashOf(
  error: unknown,
  wreck: Wreck,
): { reason: CrashReason; detail: string } {
  if (!(error instanceof Error))
    return { reason: 'unsupported', detail: String(error) };
  const detail = error.message;
  const reason = wordings.find(([, wording]) => wording.test(detail))?.[0];
  if (reason === 'memory-access' && stackIsFull(wreck))
    return { reason: 'stack-overflow', detail };
  if (reason === 'unreachable') {
    const assertion = /^Assertion failed: .*$/m.exec(wreck.errorTail)?.[0];
    if (assertion) return { reason: 'abort', detail: assertion };
    // Engines name the functions of the program, from its name section.
    if (/\b(?:abort|raise)\b/.test(error.stack?.replace(detail, '') ?? ''))
      return { reason: 'abort', detail };
  }
  return { reason: reason ?? 'internal', detail };
}

function stackIsFull({ stackPointer }: Wreck): boolean {
  return stackPointer !== undefined && stackPointer < stackMargin;
}
