interface Shown {
  readonly pieces: Uint8Array[];
  size: number;
}

/** Last output of each terminal, shown again when its session continues. */
const shown = new Map<string, Shown>();

const mostBytes = 200_000;

/** Appends output to the record of a terminal, which keeps the last 200 KB. */
export function remember(id: string, bytes: Uint8Array): void {
  const known = shown.get(id) ?? { pieces: [], size: 0 };
  const { pieces } = known;
  pieces.push(bytes);
  known.size += bytes.length;
  while (known.size > mostBytes && pieces.length > 1)
    known.size -= pieces.shift()?.length ?? 0;
  shown.set(id, known);
}

/** Returns the recorded output of a terminal, in order. */
export function remembered(id: string): readonly Uint8Array[] {
  return shown.get(id)?.pieces ?? [];
}

/** Replaces the recorded output of a terminal; without chunks, clears it. */
export function rewrite(id: string, pieces: readonly Uint8Array[] = []): void {
  const size = pieces.reduce((sum, { length }) => sum + length, 0);
  shown.set(id, { pieces: [...pieces], size });
}

/** Clears the record of every terminal, when their machine has ended. */
export function forgetScreens(): void {
  shown.clear();
}
