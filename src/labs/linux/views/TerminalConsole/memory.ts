interface OutputRecord {
  readonly pieces: Uint8Array[];
  size: number;
}

/** Last output of each terminal, shown again when its session continues. */
const records = new Map<string, OutputRecord>();

const MAX_RECORD_BYTES = 200_000;

/** Appends output to the record of a terminal, which keeps the last 200 KB. */
export function recordOutput(id: string, bytes: Uint8Array): void {
  const knownRecord = records.get(id) ?? { pieces: [], size: 0 };
  const { pieces } = knownRecord;
  pieces.push(bytes);
  knownRecord.size += bytes.length;
  while (knownRecord.size > MAX_RECORD_BYTES && pieces.length > 1)
    knownRecord.size -= pieces.shift()?.length ?? 0;
  records.set(id, knownRecord);
}

/** Returns the recorded output of a terminal, in order. */
export function getRecordedOutput(id: string): readonly Uint8Array[] {
  return records.get(id)?.pieces ?? [];
}

/** Replaces the recorded output of a terminal; without chunks, clears it. */
export function replaceOutput(
  id: string,
  pieces: readonly Uint8Array[] = [],
): void {
  const size = pieces.reduce((sum, { length }) => sum + length, 0);
  records.set(id, { pieces: [...pieces], size });
}

/** Clears the record of every terminal, when their machine has ended. */
export function clearRecords(): void {
  records.clear();
}
