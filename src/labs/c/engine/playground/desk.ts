import type { SourceFile } from '../types';
import {
  isSameProject,
  withFile,
  withName,
  withoutFile,
  withText,
} from './project';
import type { Project, Settings } from './project';
import type { Keeping, Saved, Shelf } from './shelf';

/** Something to tell the reader, with what can be done about it. */
export interface Notice {
  readonly text: string;
  readonly isProblem?: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
}

const undoing = (run: () => void) => ({ label: 'Deshacer', run });

/** The program on the desk and what is known of it. */
export interface DeskState {
  readonly project: Project;
  /** Name of the file that is shown. */
  readonly active: string;
  /** `undefined` while there is nothing worth keeping. */
  readonly id: string | undefined;
  readonly keeping: Keeping;
  /** When this device kept it last, in ms. */
  readonly savedAt: number | undefined;
  readonly notice: Notice | undefined;
  /** Grows with each program that comes to the desk. */
  readonly opening: number;
}

/** The one program that the reader works on, kept on the device by itself. */
export interface Desk {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => DeskState;
  /** Puts another program on the desk; the one that was there stays on the shelf. */
  readonly open: (program: Project | Saved, notice?: Notice) => void;
  readonly select: (name: string) => void;
  readonly edit: (name: string, text: string) => void;
  readonly add: (files: readonly SourceFile[]) => void;
  readonly rename: (name: string, next: string) => void;
  readonly remove: (name: string) => void;
  readonly retitle: (title: string) => void;
  readonly configure: (change: Partial<Settings>) => void;
  readonly tell: (notice: Notice | undefined) => void;
  /** The program on the desk is no longer on the shelf: it is one without a place. */
  readonly forget: () => void;
  /** Keeps what changed, at once. */
  readonly flush: () => void;
}

/** The clock and the ids, which tests replace. */
export interface DeskTools {
  readonly now: () => number;
  readonly newId: () => string;
}

const realTools: DeskTools = {
  now: () => Date.now(),
  newId: () =>
    `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`,
};

const saveDelayMs = 400;

const isSaved = (program: Project | Saved): program is Saved => 'id' in program;

/** A desk with the last program of the shelf on it, or else the one to start with. */
export function createDesk(
  shelf: Shelf,
  start: Project,
  tools: DeskTools = realTools,
): Desk {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** As it came to the desk, or as the device keeps it. */
  let clean = start;
  /** When the shelf's entry was written, as far as this tab knows. */
  let known: number | undefined;
  let state = onDesk(start, 0);

  function onDesk(program: Project | Saved, opening: number): DeskState {
    const project = isSaved(program) ? program.project : program;
    clean = project;
    known = isSaved(program) ? program.at : undefined;
    return {
      project,
      active: project.files[0]?.name ?? '',
      id: isSaved(program) ? program.id : undefined,
      keeping: 'kept',
      savedAt: known,
      notice: undefined,
      opening,
    };
  }

  function set(change: Partial<DeskState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const { project } = state;
    if (isSameProject(project, clean)) return;
    const stored = state.id === undefined ? undefined : shelf.read(state.id);
    // Another tab wrote this program: both versions must live.
    const isForked = stored !== undefined && stored.at !== known;
    const id = isForked || state.id === undefined ? tools.newId() : state.id;
    const at = tools.now();
    const keeping = shelf.save({ id, at, project });
    if (keeping !== 'kept') {
      set({ keeping });
      return;
    }
    clean = project;
    known = at;
    set({
      id,
      keeping,
      savedAt: at,
      ...(isForked && {
        notice: {
          text: 'Este programa cambió también en otra pestaña. Lo de aquí se guarda ahora como un programa aparte: no se perdió nada.',
        },
      }),
    });
  }

  function change(project: Project, more: Partial<DeskState> = {}): void {
    set({ project, ...more });
    clearTimeout(timer);
    timer = setTimeout(flush, saveDelayMs);
  }

  function remove(name: string): void {
    const { project, opening } = state;
    const index = project.files.findIndex((file) => file.name === name);
    const file = project.files[index];
    if (!file || project.files.length === 1) return;
    const next = withoutFile(project, name);
    const neighbour = next.files[Math.min(index, next.files.length - 1)];
    change(next, {
      active: state.active === name ? (neighbour?.name ?? '') : state.active,
      notice: {
        text: `Borraste «${name}».`,
        action: undoing(() => {
          const isTaken = state.project.files.some(
            (other) => other.name === name,
          );
          if (state.opening !== opening || isTaken) return;
          change(withFile(state.project, file, index), {
            active: name,
            notice: { text: `«${name}» está de vuelta.` },
          });
        }),
      },
    });
  }

  function add(files: readonly SourceFile[]): void {
    const [first] = files;
    if (!first) return;
    const { project: before, active, opening } = state;
    const old = new Map(before.files.map(({ name, text }) => [name, text]));
    const replaced = files.filter(({ name }) => old.has(name));
    const project = files.reduce(
      (result, file) =>
        old.has(file.name)
          ? withText(result, file.name, file.text)
          : withFile(result, file),
      before,
    );
    const names = replaced.map(({ name }) => `«${name}»`).join(', ');
    const undo = () => {
      if (state.opening !== opening) return;
      const back = files.reduce((result, { name }) => {
        const text = old.get(name);
        return text === undefined
          ? withoutFile(result, name)
          : withText(result, name, text);
      }, state.project);
      change(back, { active, notice: { text: `${names}: como antes.` } });
    };
    change(project, {
      active: first.name,
      notice: names
        ? { text: `Se reemplazó ${names}.`, action: undoing(undo) }
        : undefined,
    });
  }

  function open(program: Project | Saved, notice?: Notice): void {
    flush();
    const { project: before, opening } = state;
    const isLost = !isSameProject(before, clean);
    const at = tools.now();
    if (isSaved(program)) shelf.save({ ...program, at });
    const next = onDesk(
      isSaved(program) ? { ...program, at } : program,
      opening + 1,
    );
    const warning: Notice = {
      text: `${notice ? `${notice.text} ` : ''}El anterior no se pudo guardar en este dispositivo: si lo quieres, deshaz y descárgalo.`,
      isProblem: true,
      action: undoing(() => {
        open(before);
        // Still without a place: the next change tries again.
        clean = start;
      }),
    };
    set({ ...next, notice: isLost ? warning : notice });
  }

  const [last] = shelf.list();
  if (last)
    state = {
      ...onDesk(last, 0),
      notice: {
        text: 'Aquí está tu último programa, como lo dejaste.',
        action: {
          label: 'Empezar otro',
          run: () => {
            open(start);
          },
        },
      },
    };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot: () => state,
    open,
    select: (active) => {
      set({ active });
    },
    edit: (name, text) => {
      change(withText(state.project, name, text));
    },
    add,
    rename: (name, next) => {
      change(withName(state.project, name, next), {
        active: state.active === name ? next : state.active,
      });
    },
    remove,
    retitle: (title) => {
      change({ ...state.project, title });
    },
    configure: (settings) => {
      const { project } = state;
      change({ ...project, settings: { ...project.settings, ...settings } });
    },
    tell: (notice) => {
      set({ notice });
    },
    forget: () => {
      clean = state.project;
      known = undefined;
      set({ id: undefined, savedAt: undefined });
    },
    flush,
  };
}
