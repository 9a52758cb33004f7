import type { Bytes } from '../../../kit/joinBytes';
import { findLeftOutPosition, splice, type Piece } from './module';

/** Source of the functions that were left out of a compiler. */
interface LeftOutSource<Source> {
  /** Compiler without those functions, to which function indices refer. */
  readonly hot: () => Promise<Uint8Array>;
  /** Pieces of the module, in the order of their functions. */
  readonly sources: readonly Source[];
  readonly fetchPiece: (source: Source) => Promise<Bytes>;
}

/**
 * Returns a compiler with a function and with those requested before.
 *
 * @param index Index of the function's body in the hot module; undefined when
 * unknown, which brings all pieces.
 * @returns Undefined if that function was never left out.
 */
export type CompleteCompiler = (
  index: number | undefined,
) => Promise<WebAssembly.Module | undefined>;

/**
 * Maximum pieces to fetch one at a time. Each one makes the compiler be
 * spliced, compiled and run again, so the fifth request fetches all the rest.
 */
const MAX_PIECES_FETCHED_ONE_BY_ONE = 4;

/** Completes a compiler with the pieces that it lacks, as they are needed. */
export function createCompletion<Source extends Pick<Piece, 'first'>>({
  hot,
  sources,
  fetchPiece,
}: LeftOutSource<Source>): CompleteCompiler {
  const pieces = new Map<Source, Piece>();
  let latestModule: WebAssembly.Module | undefined;

  /**
   * @returns Piece with a left-out function; all pieces when that function is
   * unknown or too many pieces were fetched one at a time.
   */
  function selectSources(place: number | undefined): readonly Source[] {
    if (place === undefined) return sources;
    const source = sources.filter(({ first }) => first <= place).slice(-1);
    const isFetched = source.every((each) => pieces.has(each));
    return isFetched || pieces.size < MAX_PIECES_FETCHED_ONE_BY_ONE
      ? source
      : sources;
  }

  async function fetchSource(source: Source): Promise<void> {
    const bytes = await fetchPiece(source);
    pieces.set(source, { first: source.first, bytes });
  }

  return async (index) => {
    const module = await hot();
    const place =
      index === undefined ? undefined : findLeftOutPosition(module, index);
    if (index !== undefined && place === undefined) return undefined;
    const missingSources = selectSources(place).filter(
      (source) => !pieces.has(source),
    );
    if (latestModule && missingSources.length === 0) return latestModule;
    // If a fetch fails now, this module would lack the pieces that did arrive.
    latestModule = undefined;
    await Promise.all(missingSources.map(fetchSource));
    latestModule = await WebAssembly.compile(
      splice(module, [...pieces.values()]),
    );
    return latestModule;
  };
}
