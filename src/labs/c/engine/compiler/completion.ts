import type { Bytes } from '../../../kit/joinBytes';
import { placeOfLeftOut, splice, type Piece } from './module';

/** Where the functions left out of a compiler come from. */
interface LeftOut<Source> {
  /** The compiler without them, whose functions are asked for. */
  readonly hot: () => Promise<Uint8Array>;
  /** All pieces, in order. */
  readonly sources: readonly Source[];
  readonly fetchPiece: (source: Source) => Promise<Bytes>;
}

/**
 * Gives a compiler that has a function, with what was asked for before.
 *
 * @param index Of a function body of it, if it is known.
 * @returns Nothing if that function was never left out.
 */
export type Complete = (
  index: number | undefined,
) => Promise<WebAssembly.Module | undefined>;

/**
 * Each piece makes the compiler be put together, compiled and run again: who needs
 * a fifth one has it sooner with all of them.
 */
const mostSinglePieces = 4;

/** Brings what a compiler lacks, piece by piece. */
export function createCompletion<Source extends Pick<Piece, 'first'>>({
  hot,
  sources,
  fetchPiece,
}: LeftOut<Source>): Complete {
  const pieces = new Map<Source, Piece>();
  let latest: WebAssembly.Module | undefined;

  /** @returns The pieces that are needed, if a function that was left out is. */
  function wantedFor(place: number | undefined): readonly Source[] {
    if (place === undefined) return sources;
    const source = sources.filter(({ first }) => first <= place).slice(-1);
    const isThere = source.every((each) => pieces.has(each));
    return isThere || pieces.size < mostSinglePieces ? source : sources;
  }

  async function bring(source: Source): Promise<void> {
    const bytes = await fetchPiece(source);
    pieces.set(source, { first: source.first, bytes });
  }

  return async (index) => {
    const module = await hot();
    const place =
      index === undefined ? undefined : placeOfLeftOut(module, index);
    if (index !== undefined && place === undefined) return undefined;
    const lacking = wantedFor(place).filter((source) => !pieces.has(source));
    if (latest && lacking.length === 0) return latest;
    // If what follows fails, the one of before lacks what was brought meanwhile.
    latest = undefined;
    await Promise.all(lacking.map(bring));
    latest = await WebAssembly.compile(splice(module, [...pieces.values()]));
    return latest;
  };
}
