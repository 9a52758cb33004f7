import type { TranscriptPart } from '../useCProgram';

/** Limits of the transcript shown at once. */
export interface DisplayLimits {
  readonly letters: number;
  /** Maximum parts; each change of stream or colour starts a part. */
  readonly parts: number;
}

/**
 * Limits while a program writes: a slow phone redraws this many times a second.
 */
const LIVE_LIMITS: DisplayLimits = { letters: 8000, parts: 500 };

/**
 * Limits once the output is complete. They are drawn in one frame, and a part
 * costs a slow phone as much as a hundred letters.
 */
export const FINISHED_LIMITS: DisplayLimits = {
  letters: 20_000,
  parts: 1000,
};

/** Added by each press of «Mostrar más». */
const EXTRA_PAGE_LIMITS: DisplayLimits = { letters: 120_000, parts: 1000 };

/**
 * Returns the limits of the shown transcript.
 *
 * @param isWriting True while the program that wrote it may write more.
 * @param pages Number of presses of «Mostrar más».
 */
export function getDisplayLimits(
  isWriting: boolean,
  pages: number,
): DisplayLimits {
  if (isWriting) return LIVE_LIMITS;
  return {
    letters: FINISHED_LIMITS.letters + pages * EXTRA_PAGE_LIMITS.letters,
    parts: FINISHED_LIMITS.parts + pages * EXTRA_PAGE_LIMITS.parts,
  };
}

/** Returns the end of a transcript within the limits. */
export function takeTail(
  parts: readonly TranscriptPart[],
  room: DisplayLimits,
): readonly TranscriptPart[] {
  const keptParts: TranscriptPart[] = [];
  let left = room.letters;
  for (
    let index = parts.length - 1;
    index >= 0 && left > 0 && keptParts.length < room.parts;
    index -= 1
  ) {
    const part = parts[index];
    if (!part) break;
    const { stream, text } = part;
    keptParts.push(
      text.length <= left ? part : { stream, text: text.slice(-left) },
    );
    left -= text.length;
  }
  return keptParts.reverse();
}

/** Counts the characters of all parts. */
export function countLetters(
  parts: readonly { readonly text: string }[],
): number {
  return parts.reduce((sum, { text }) => sum + text.length, 0);
}
