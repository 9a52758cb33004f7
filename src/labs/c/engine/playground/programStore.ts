import type { Project } from './project';
import { readProject } from './schema';

/** A program saved on this device. */
export interface SavedProgram {
  readonly id: string;
  /** Time when it was last opened or changed, in ms. */
  readonly at: number;
  readonly project: Project;
}

/**
 * Result of saving: saved; storage is blocked or full; or the maximum number of
 * programs is reached (`crowded`).
 */
export type Keeping = 'kept' | 'blocked' | 'full' | 'crowded';

/** Saved programs, one `localStorage` entry each. */
export interface ProgramStore {
  /** Tests the storage before there is anything to save. */
  keeping: () => Exclude<Keeping, 'crowded'>;
  /**
   * Lists the programs, last used first. Damaged entries are skipped, not
   * removed.
   */
  list: () => SavedProgram[];
  read: (id: string) => SavedProgram | undefined;
  save: (program: SavedProgram) => Keeping;
  remove: (id: string) => void;
}

/** Maximum saved programs; a longer list would be hard to search. */
export const MAX_STORED_PROGRAMS = 50;

type Store = Pick<
  Storage,
  'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'
>;

function parseEntry(id: string, text: string | null): SavedProgram | undefined {
  if (text === null) return undefined;
  try {
    const { version, at, project } = JSON.parse(text) as Readonly<
      Record<string, unknown>
    >;
    const read = version === 1 && readProject(project);
    return read && typeof at === 'number'
      ? { id, at, project: read }
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Creates a store of programs.
 *
 * @param prefix Start of the storage keys; the program's id follows.
 * @param open Returns the storage; may throw where it is blocked.
 */
export function createProgramStore(
  prefix: string,
  open: () => Store,
): ProgramStore {
  const getKey = (id: string) => `${prefix}:${id}`;

  function listIds(store: Store): string[] {
    return Array.from({ length: store.length }, (_, index) => store.key(index))
      .filter((key) => key?.startsWith(`${prefix}:`))
      .map((key) => key?.slice(prefix.length + 1) ?? '');
  }

  function tryWithStorage<Result>(
    action: (store: Store) => Result,
    fallback: Result,
  ): Result {
    try {
      return action(open());
    } catch {
      return fallback;
    }
  }

  return {
    keeping() {
      const isOpen = tryWithStorage((store) => store.length >= 0, false);
      if (!isOpen) return 'blocked';
      const key = `${prefix}-probe`;
      return tryWithStorage<'kept' | 'full'>((store) => {
        store.setItem(key, ' '.repeat(1000));
        store.removeItem(key);
        return 'kept';
      }, 'full');
    },
    list: () =>
      tryWithStorage(
        (store) =>
          listIds(store)
            .flatMap((id) => parseEntry(id, store.getItem(getKey(id))) ?? [])
            .sort((left, right) => right.at - left.at),
        [],
      ),
    read: (id) =>
      tryWithStorage(
        (store) => parseEntry(id, store.getItem(getKey(id))),
        undefined,
      ),
    save({ id, at, project }) {
      const key = getKey(id);
      const text = JSON.stringify({ version: 1, at, project });
      const room = tryWithStorage<Keeping>((store) => {
        const isNew = store.getItem(key) === null;
        return isNew && listIds(store).length >= MAX_STORED_PROGRAMS
          ? 'crowded'
          : 'kept';
      }, 'blocked');
      if (room !== 'kept') return room;
      return tryWithStorage<Keeping>((store) => {
        store.setItem(key, text);
        return 'kept';
      }, 'full');
    },
    remove: (id) => {
      tryWithStorage((store) => {
        store.removeItem(getKey(id));
      }, undefined);
    },
  };
}
