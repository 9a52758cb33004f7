import type { SourceFile } from '../types';
import { addFiles, takeBack } from './adding';
import {
  isSameProject,
  withFile,
  withName,
  withoutFile,
  withText,
} from './project';
import type { Project, Settings } from './project';
import type { Keeping, Saved, Shelf } from './shelf';

/** A message for the reader, with an optional action. */
export interface Notice {
  readonly text: string;
  readonly isProblem?: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
}

const undoing = (run: () => void) => ({ label: 'Deshacer', run });

const forked: Notice = {
  text: 'Este programa cambió también en otra pestaña. Lo de aquí se guarda ahora como un programa aparte: no se perdió nada.',
};

/** The open program and its state. */
export interface DeskState {
  readonly project: Project;
  /** Name of the file shown in the editor. */
  readonly active: string;
  /** Undefined until the program is first saved. */
  readonly id: string | undefined;
  readonly keeping: Keeping;
  /** Time of the last save on this device, in ms. */
  readonly savedAt: number | undefined;
  readonly notice: Notice | undefined;
  /** Count of programs opened, to tell one from the next. */
  readonly opening: number;
}

/** Editing session of one program, saved automatically on the device. */
export interface Desk {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => DeskState;
  /** Opens another program, after saving the current one. */
  readonly open: (program: Project | Saved, notice?: Notice) => void;
  readonly select: (name: string) => void;
  readonly edit: (name: string, text: string) => void;
  readonly add: (files: readonly SourceFile[]) => void;
  readonly rename: (name: string, next: string) => void;
  readonly remove: (name: string) => void;
  readonly retitle: (title: string) => void;
  readonly configure: (change: Partial<Settings>) => void;
  readonly tell: (notice: Notice | undefined) => void;
  /** Detaches the program from its stored entry, which was removed. */
  readonly forget: () => void;
  /** Returns true when every change is saved. */
  readonly isKept: () => boolean;
  /** Saves the changes immediately. */
  readonly flush: () => void;
}

/** Clock and id generator, replaced in tests. */
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

class WorkDesk implements Desk {
  readonly #shelf: Shelf;
  readonly #start: Project;
  readonly #tools: DeskTools;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The program as it was opened or last saved. */
  #clean: Project;
  /**
   * Save time of the stored entry, as far as this tab knows; a different one
   * means that another tab wrote it.
   */
  #known: number | undefined;
  #state: DeskState;

  constructor(shelf: Shelf, start: Project, tools: DeskTools) {
    this.#shelf = shelf;
    this.#start = start;
    this.#tools = tools;
    this.#clean = start;
    const [last] = shelf.list();
    this.#state = this.#onDesk(last ?? start, 0);
    if (last)
      this.tell({
        text: 'Aquí está tu último programa, como lo dejaste.',
        action: {
          label: 'Empezar otro',
          run: () => {
            this.open(start);
          },
        },
      });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly getSnapshot = (): DeskState => this.#state;

  readonly open = (program: Project | Saved, notice?: Notice): void => {
    this.flush();
    const { project: before, opening } = this.#state;
    const isLost = !isSameProject(before, this.#clean);
    const at = this.#tools.now();
    if (isSaved(program)) this.#shelf.save({ ...program, at });
    const next = this.#onDesk(
      isSaved(program) ? { ...program, at } : program,
      opening + 1,
    );
    const warning: Notice = {
      text: `${notice ? `${notice.text} ` : ''}El anterior no se pudo guardar en este dispositivo: si lo quieres, deshaz y descárgalo.`,
      isProblem: true,
      action: undoing(() => {
        this.open(before);
        // The program is still unsaved: the next change tries to save it again.
        this.#clean = this.#start;
      }),
    };
    this.#set({ ...next, notice: isLost ? warning : notice });
  };

  readonly select = (active: string): void => {
    this.#set({ active });
  };

  readonly edit = (name: string, text: string): void => {
    this.#change(withText(this.#state.project, name, text));
  };

  readonly add = (files: readonly SourceFile[]): void => {
    const [first] = files;
    if (!first) return;
    const { project: before, active, opening } = this.#state;
    const { project, replaced } = addFiles(before, files);
    const names = replaced.map((name) => `«${name}»`).join(', ');
    const undo = () => {
      if (this.#state.opening !== opening) return;
      this.#change(takeBack(this.#state.project, files, before), {
        active,
        notice: { text: `${names}: como antes.` },
      });
    };
    this.#change(project, {
      active: first.name,
      notice: names
        ? { text: `Se reemplazó ${names}.`, action: undoing(undo) }
        : undefined,
    });
  };

  readonly rename = (name: string, next: string): void => {
    const { project, active } = this.#state;
    this.#change(withName(project, name, next), {
      active: active === name ? next : active,
    });
  };

  readonly remove = (name: string): void => {
    const { project, active, opening } = this.#state;
    const index = project.files.findIndex((file) => file.name === name);
    const file = project.files[index];
    if (!file || project.files.length === 1) return;
    const next = withoutFile(project, name);
    const neighbour = next.files[Math.min(index, next.files.length - 1)];
    const undo = () => {
      const now = this.#state;
      const isTaken = now.project.files.some((other) => other.name === name);
      if (now.opening !== opening || isTaken) return;
      this.#change(withFile(now.project, file, index), {
        active: name,
        notice: { text: `«${name}» está de vuelta.` },
      });
    };
    this.#change(next, {
      active: active === name ? (neighbour?.name ?? '') : active,
      notice: { text: `Borraste «${name}».`, action: undoing(undo) },
    });
  };

  readonly retitle = (title: string): void => {
    this.#change({ ...this.#state.project, title });
  };

  readonly configure = (change: Partial<Settings>): void => {
    const { project } = this.#state;
    this.#change({ ...project, settings: { ...project.settings, ...change } });
  };

  readonly tell = (notice: Notice | undefined): void => {
    this.#set({ notice });
  };

  readonly forget = (): void => {
    this.#clean = this.#state.project;
    this.#known = undefined;
    this.#set({ id: undefined, savedAt: undefined });
  };

  readonly isKept = (): boolean =>
    isSameProject(this.#state.project, this.#clean);

  readonly flush = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { project, id: before } = this.#state;
    if (this.isKept()) return;
    const stored = before === undefined ? undefined : this.#shelf.read(before);
    // Another tab saved this program: keep both versions.
    const isForked =
      stored !== undefined &&
      stored.at !== this.#known &&
      !isSameProject(stored.project, this.#clean);
    const id = isForked || before === undefined ? this.#tools.newId() : before;
    const at = this.#tools.now();
    const keeping = this.#shelf.save({ id, at, project });
    if (keeping !== 'kept') {
      this.#set({ keeping });
      return;
    }
    this.#clean = project;
    this.#known = at;
    this.#set({
      ...{ id, keeping, savedAt: at },
      ...(isForked && { notice: forked }),
    });
  };

  #onDesk(program: Project | Saved, opening: number): DeskState {
    const project = isSaved(program) ? program.project : program;
    this.#clean = project;
    this.#known = isSaved(program) ? program.at : undefined;
    return {
      project,
      active: project.files[0]?.name ?? '',
      id: isSaved(program) ? program.id : undefined,
      keeping: this.#shelf.keeping(),
      savedAt: this.#known,
      notice: undefined,
      opening,
    };
  }

  #set(change: Partial<DeskState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #change(project: Project, more: Partial<DeskState> = {}): void {
    this.#set({ project, ...more });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.flush, saveDelayMs);
  }
}

/** Opens a session with the last saved program, or `start` without one. */
export function createDesk(
  shelf: Shelf,
  start: Project,
  tools: DeskTools = realTools,
): Desk {
  return new WorkDesk(shelf, start, tools);
}
