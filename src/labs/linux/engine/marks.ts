import { unquote } from './quoting';

/**
 * Number of the escape sequence (OSC) of the marks that the shell writes in its
 * output.
 */
export const MARK_OSC = 133;

/**
 * Event of the shell: it prompts, starts a command, or ends one. `off` is an
 * event of the machine: a privileged user shut it down.
 */
export type ShellMark =
  | { readonly kind: 'prompt' }
  | { readonly kind: 'off'; readonly reason: 'shutdown' | 'reboot' }
  | { readonly kind: 'command'; readonly text: string }
  | { readonly kind: 'end'; readonly status: number };

/**
 * Parses the data after `133;` in a mark; returns undefined for unknown data.
 */
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
