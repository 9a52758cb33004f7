import type { TranscriptPart } from '../useCProgram';

/** How much of a transcript is shown at once. */
export interface Room {
  readonly letters: number;
  /** Each change of stream or of colour is a part. */
  readonly parts: number;
}

/** What a slow phone draws in a moment: while a program writes, it is drawn anew many times a second. */
const LIVE_ROOM: Room = { letters: 8000, parts: 500 };

/** Once there is nothing new to draw. */
export const REST_ROOM: Room = { letters: 20_000, parts: 2000 };

/** What each press of «Mostrar más» adds. */
const MORE_ROOM: Room = { letters: 120_000, parts: 2000 };

/** @param pages How often the reader asked for more. */
export function roomFor(isBusy: boolean, pages: number): Room {
  if (isBusy) return LIVE_ROOM;
  return {
    letters: REST_ROOM.letters + pages * MORE_ROOM.letters,
    parts: REST_ROOM.parts + pages * MORE_ROOM.parts,
  };
}

/** The end of a transcript: what there is room for. */
export function tailOf(
  parts: readonly TranscriptPart[],
  room: Room,
): readonly TranscriptPart[] {
  const kept: TranscriptPart[] = [];
  let left = room.letters;
  for (
    let index = parts.length - 1;
    index >= 0 && left > 0 && kept.length < room.parts;
    index -= 1
  ) {
    const part = parts[index];
    if (!part) break;
    const { stream, text } = part;
    kept.push(text.length <= left ? part : { stream, text: text.slice(-left) });
    left -= text.length;
  }
  return kept.reverse();
}

/** How many letters there are in all parts. */
export function lettersOf(parts: readonly { readonly text: string }[]): number {
  return parts.reduce((sum, { text }) => sum + text.length, 0);
}
