interface Shown {
  readonly pieces: Uint8Array[];
  size: number;
}

/** What each terminal showed last, to show it again where it goes on. */
const shown = new Map<string, Shown>();

const mostBytes = 200_000;

/** Notes what a terminal wrote; of a lot, its end. */
export function remember(id: string, bytes: Uint8Array): void {
  const known = shown.get(id) ?? { pieces: [], size: 0 };
  const { pieces } = known;
  pieces.push(bytes);
  known.size += bytes.length;
  while (known.size > mostBytes && pieces.length > 1)
    known.size -= pieces.shift()?.length ?? 0;
  shown.set(id, known);
}

/** What a terminal wrote last, in order. */
export function remembered(id: string): readonly Uint8Array[] {
  return shown.get(id)?.pieces ?? [];
}

/** Puts other pieces in place of what a terminal wrote; none, to forget it. */
export function rewrite(id: string, pieces: readonly Uint8Array[] = []): void {
  const size = pieces.reduce((sum, { length }) => sum + length, 0);
  shown.set(id, { pieces: [...pieces], size });
}

/** The machine is no more: what was on every screen of it is of no use. */
export function forgetScreens(): void {
  shown.clear();
}
