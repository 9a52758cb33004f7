import type { Project } from './project';
import { readProject } from './schema';

/** A program saved on this device. */
export interface Saved {
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
export interface Shelf {
  /** Tests the storage before there is anything to save. */
  keeping: () => Exclude<Keeping, 'crowded'>;
  /**
   * Lists the programs, last used first. Damaged entries are skipped, not
   * removed.
   */
  list: () => Saved[];
  read: (id: string) => Saved | undefined;
  save: (saved: Saved) => Keeping;
  remove: (id: string) => void;
}

/** Maximum saved programs; a longer list would be hard to search. */
export const shelfLimit = 50;

type Store = Pick<
  Storage,
  'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'
>;

function parse(id: string, text: string | null): Saved | undefined {
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
export function createShelf(prefix: string, open: () => Store): Shelf {
  const keyOf = (id: string) => `${prefix}:${id}`;

  function ids(store: Store): string[] {
    return Array.from({ length: store.length }, (_, index) => store.key(index))
      .filter((key) => key?.startsWith(`${prefix}:`))
      .map((key) => key?.slice(prefix.length + 1) ?? '');
  }

  function attempt<Result>(
    action: (store: Store) => Result,
    otherwise: Result,
  ): Result {
    try {
      return action(open());
    } catch {
      return otherwise;
    }
  }

  return {
    keeping() {
      const isOpen = attempt((store) => store.length >= 0, false);
      if (!isOpen) return 'blocked';
      const key = `${prefix}-probe`;
      return attempt<'kept' | 'full'>((store) => {
        store.setItem(key, ' '.repeat(1000));
        store.removeItem(key);
        return 'kept';
      }, 'full');
    },
    list: () =>
      attempt(
        (store) =>
          ids(store)
            .flatMap((id) => parse(id, store.getItem(keyOf(id))) ?? [])
            .sort((one, other) => other.at - one.at),
        [],
      ),
    read: (id) =>
      attempt((store) => parse(id, store.getItem(keyOf(id))), undefined),
    save({ id, at, project }) {
      const key = keyOf(id);
      const text = JSON.stringify({ version: 1, at, project });
      const room = attempt<Keeping>((store) => {
        const isNew = store.getItem(key) === null;
        return isNew && ids(store).length >= shelfLimit ? 'crowded' : 'kept';
      }, 'blocked');
      if (room !== 'kept') return room;
      return attempt<Keeping>((store) => {
        store.setItem(key, text);
        return 'kept';
      }, 'full');
    },
    remove: (id) => {
      attempt((store) => {
        store.removeItem(keyOf(id));
      }, undefined);
    },
  };
}
