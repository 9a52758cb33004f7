/** What each terminal showed last, to show it again where it goes on. */
const shown = new Map<string, Uint8Array[]>();

const mostBytes = 200_000;

/** Notes what a terminal wrote; of a lot, its end. */
export function remember(id: string, bytes: Uint8Array): void {
  const pieces = shown.get(id) ?? [];
  pieces.push(bytes);
  let total = pieces.reduce((sum, { length }) => sum + length, 0);
  while (total > mostBytes && pieces.length > 1)
    total -= pieces.shift()?.length ?? 0;
  shown.set(id, pieces);
}

/** What a terminal wrote last, in order. */
export function remembered(id: string): readonly Uint8Array[] {
  return shown.get(id) ?? [];
}

/** Puts other pieces in place of what a terminal wrote; none, to forget it. */
export function rewrite(id: string, pieces: readonly Uint8Array[] = []): void {
  shown.set(id, [...pieces]);
}

/** The machine is no more: what was on every screen of it is of no use. */
export function forgetScreens(): void {
  shown.clear();
}
