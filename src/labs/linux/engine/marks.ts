import { unquote } from './quoting';

/** The number of the marks that our shell hides among what it writes. */
export const markCode = 133;

/**
 * A step of the shell's: it asks for a command, starts one, or has ended it. Or
 * the machine's own: somebody who may do so has it switched off.
 */
export type ShellMark =
  | { readonly kind: 'prompt' }
  | { readonly kind: 'off'; readonly reason: 'shutdown' | 'reboot' }
  | { readonly kind: 'command'; readonly text: string }
  | { readonly kind: 'end'; readonly status: number };

/** Reads what follows `133;` in a mark; anything can stand there. */
export function readMark(data: string): ShellMark | undefined {
  const kind = data.slice(0, 1);
  const value = data.slice(2);
  if (kind === 'A') return { kind: 'prompt' };
  if (kind === 'D') return { kind: 'end', status: Number(value) || 0 };
  if (kind === 'C') return { kind: 'command', text: unquote(value).trim() };
  if (kind === 'X')
    return { kind: 'off', reason: value === 'reboot' ? 'reboot' : 'shutdown' };
  return undefined;
}
