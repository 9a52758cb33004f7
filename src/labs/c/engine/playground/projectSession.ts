import type { SourceFile } from '../types';
import { addFiles, undoAddFiles } from './addFiles';
import {
  isSameProject,
  withFile,
  withRenamedFile,
  removeFile,
  withText,
} from './project';
import type { Project, Settings } from './project';
import type { Keeping, SavedProgram, ProgramStore } from './programStore';

/** A message for the reader, with an optional action. */
export interface Notice {
  readonly text: string;
  readonly isProblem?: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
}

const createUndoAction = (run: () => void) => ({ label: 'Deshacer', run });

const forkedNotice: Notice = {
  text: 'Este programa cambió también en otra pestaña. Lo de aquí se guarda ahora como un programa aparte: no se perdió nada.',
};

/** The open program and its state. */
export interface SessionState {
  readonly project: Project;
  /** Name of the file shown in the editor. */
  readonly activeName: string;
  /** Undefined until the program is first saved. */
  readonly id: string | undefined;
  readonly keeping: Keeping;
  /** Time of the last save on this device, in ms. */
  readonly savedAt: number | undefined;
  readonly notice: Notice | undefined;
  /** Count of programs opened, to tell one from the next. */
  readonly openCount: number;
}

/** Editing session of one program, saved automatically on the device. */
export interface ProjectSession {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => SessionState;
  /** Opens another program, after saving the current one. */
  readonly open: (program: Project | SavedProgram, notice?: Notice) => void;
  readonly select: (name: string) => void;
  readonly edit: (name: string, text: string) => void;
  readonly add: (files: readonly SourceFile[]) => void;
  readonly rename: (name: string, next: string) => void;
  readonly remove: (name: string) => void;
  readonly retitle: (title: string) => void;
  readonly configure: (change: Partial<Settings>) => void;
  readonly setNotice: (notice: Notice | undefined) => void;
  /** Detaches the program from its stored entry, which was removed. */
  readonly detach: () => void;
  /** Returns true when every change is saved. */
  readonly isAllSaved: () => boolean;
  /** Saves the changes immediately. */
  readonly flush: () => void;
}

/** Clock and id generator, replaced in tests. */
export interface SessionTools {
  readonly now: () => number;
  readonly newId: () => string;
}

const defaultTools: SessionTools = {
  now: () => Date.now(),
  newId: () =>
    `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`,
};

const SAVE_DELAY_MS = 400;

const isSavedProgram = (
  program: Project | SavedProgram,
): program is SavedProgram => 'id' in program;

class EditingSession implements ProjectSession {
  readonly #shelf: ProgramStore;
  readonly #start: Project;
  readonly #tools: SessionTools;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The program as it was opened or last saved. */
  #savedProject: Project;
  /**
   * Save time of the stored entry, as far as this tab knows; a different one
   * means that another tab wrote it.
   */
  #storedAt: number | undefined;
  #state: SessionState;

  constructor(shelf: ProgramStore, start: Project, tools: SessionTools) {
    this.#shelf = shelf;
    this.#start = start;
    this.#tools = tools;
    this.#savedProject = start;
    const [last] = shelf.list();
    this.#state = this.#createState(last ?? start, 0);
    if (last)
      this.setNotice({
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

  readonly getSnapshot = (): SessionState => this.#state;

  readonly open = (program: Project | SavedProgram, notice?: Notice): void => {
    this.flush();
    const { project: before, openCount } = this.#state;
    const isLost = !isSameProject(before, this.#savedProject);
    const savedAt = this.#tools.now();
    if (isSavedProgram(program)) this.#shelf.save({ ...program, at: savedAt });
    const next = this.#createState(
      isSavedProgram(program) ? { ...program, at: savedAt } : program,
      openCount + 1,
    );
    const warning: Notice = {
      text: `${notice ? `${notice.text} ` : ''}El anterior no se pudo guardar en este dispositivo: si lo quieres, deshaz y descárgalo.`,
      isProblem: true,
      action: createUndoAction(() => {
        this.open(before);
        // The program is still unsaved: the next change tries to save it again.
        this.#savedProject = this.#start;
      }),
    };
    this.#setState({ ...next, notice: isLost ? warning : notice });
  };

  readonly select = (activeName: string): void => {
    this.#setState({ activeName: activeName });
  };

  readonly edit = (name: string, text: string): void => {
    this.#changeProject(withText(this.#state.project, name, text));
  };

  readonly add = (files: readonly SourceFile[]): void => {
    const [first] = files;
    if (!first) return;
    const { project: before, activeName, openCount } = this.#state;
    const { project, replacedNames } = addFiles(before, files);
    const names = replacedNames.map((name) => `«${name}»`).join(', ');
    const undo = () => {
      if (this.#state.openCount !== openCount) return;
      this.#changeProject(undoAddFiles(this.#state.project, files, before), {
        activeName,
        notice: { text: `${names}: como antes.` },
      });
    };
    this.#changeProject(project, {
      activeName: first.name,
      notice: names
        ? { text: `Se reemplazó ${names}.`, action: createUndoAction(undo) }
        : undefined,
    });
  };

  readonly rename = (name: string, next: string): void => {
    const { project, activeName } = this.#state;
    this.#changeProject(withRenamedFile(project, name, next), {
      activeName: activeName === name ? next : activeName,
    });
  };

  readonly remove = (name: string): void => {
    const { project, activeName, openCount } = this.#state;
    const index = project.files.findIndex((file) => file.name === name);
    const file = project.files[index];
    if (!file || project.files.length === 1) return;
    const next = removeFile(project, name);
    const neighbour = next.files[Math.min(index, next.files.length - 1)];
    const undo = () => {
      const state = this.#state;
      const isTaken = state.project.files.some((other) => other.name === name);
      if (state.openCount !== openCount || isTaken) return;
      this.#changeProject(withFile(state.project, file, index), {
        activeName: name,
        notice: { text: `«${name}» está de vuelta.` },
      });
    };
    this.#changeProject(next, {
      activeName: activeName === name ? (neighbour?.name ?? '') : activeName,
      notice: { text: `Borraste «${name}».`, action: createUndoAction(undo) },
    });
  };

  readonly retitle = (title: string): void => {
    this.#changeProject({ ...this.#state.project, title });
  };

  readonly configure = (change: Partial<Settings>): void => {
    const { project } = this.#state;
    this.#changeProject({
      ...project,
      settings: { ...project.settings, ...change },
    });
  };

  readonly setNotice = (notice: Notice | undefined): void => {
    this.#setState({ notice });
  };

  readonly detach = (): void => {
    this.#savedProject = this.#state.project;
    this.#storedAt = undefined;
    this.#setState({ id: undefined, savedAt: undefined });
  };

  readonly isAllSaved = (): boolean =>
    isSameProject(this.#state.project, this.#savedProject);

  readonly flush = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { project, id: before } = this.#state;
    if (this.isAllSaved()) return;
    const storedProgram =
      before === undefined ? undefined : this.#shelf.read(before);
    // Keeps both versions, because another tab saved this program.
    const isForked =
      storedProgram !== undefined &&
      storedProgram.at !== this.#storedAt &&
      !isSameProject(storedProgram.project, this.#savedProject);
    const id = isForked || before === undefined ? this.#tools.newId() : before;
    const savedAt = this.#tools.now();
    const keepingState = this.#shelf.save({ id, at: savedAt, project });
    if (keepingState !== 'kept') {
      this.#setState({ keeping: keepingState });
      return;
    }
    this.#savedProject = project;
    this.#storedAt = savedAt;
    this.#setState({
      ...{ id, keeping: keepingState, savedAt: savedAt },
      ...(isForked && { notice: forkedNotice }),
    });
  };

  #createState(
    program: Project | SavedProgram,
    openingNumber: number,
  ): SessionState {
    const project = isSavedProgram(program) ? program.project : program;
    this.#savedProject = project;
    this.#storedAt = isSavedProgram(program) ? program.at : undefined;
    return {
      project,
      activeName: project.files[0]?.name ?? '',
      id: isSavedProgram(program) ? program.id : undefined,
      keeping: this.#shelf.keeping(),
      savedAt: this.#storedAt,
      notice: undefined,
      openCount: openingNumber,
    };
  }

  #setState(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #changeProject(project: Project, changes: Partial<SessionState> = {}): void {
    this.#setState({ project, ...changes });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.flush, SAVE_DELAY_MS);
  }
}

/** Opens a session with the last saved program, or `start` without one. */
export function createProjectSession(
  shelf: ProgramStore,
  start: Project,
  tools: SessionTools = defaultTools,
): ProjectSession {
  return new EditingSession(shelf, start, tools);
}
