/** The number of the marks that our shell hides among what it writes. */
export const markCode = 133;

/** A step of the shell's: it asks for a command, starts one, or has ended it. */
export type ShellMark =
  | { readonly kind: 'prompt' }
  | { readonly kind: 'command'; readonly text: string }
  | { readonly kind: 'end'; readonly status: number };

function decode(base64: string): string {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}

/** Reads what follows `133;` in a mark; anything can stand there. */
export function readMark(data: string): ShellMark | undefined {
  const [kind, value = ''] = data.split(';');
  if (kind === 'A') return { kind: 'prompt' };
  if (kind === 'D') return { kind: 'end', status: Number(value) || 0 };
  if (kind !== 'C') return undefined;
  try {
    return { kind: 'command', text: decode(value).trim() };
  } catch {
    return { kind: 'command', text: '' };
  }
}
