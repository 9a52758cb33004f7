import { useRef, useState } from 'react';
import type { DatabaseName } from '../../databases';
import type { Schema } from '../../engine/types';
import { INITIAL_WORKSPACE, withoutFile } from '../../engine/workspace';
import type { Workspace } from '../../engine/workspace';
import type { SqlCard } from '../../explain/types';
import type { RunAnswer } from '../../worker/calls';
import { useEngineCall } from '../useEngineCall';
import type { EngineCall } from '../useEngineCall';
import { useRunner } from '../useStatements';
import type { Statements } from '../useStatements';
import { hasApplied, useOpenDatabase } from './useOpenDatabase';
import type { OwnFile } from './useOpenDatabase';
import type { UpdateWorkspace } from './useWorkspace';

/** Database that the page keeps open, and what changed it. */
export interface Session {
  /** Tables, once the database has opened. */
  readonly schema: Schema | undefined;
  readonly statements: Statements;
  /** State of what is not a run: opening, undoing. */
  readonly call: EngineCall<Schema>;
  /** Repeats that call. */
  readonly retry: () => void;
  readonly fileName: string | undefined;
  /** Reason to ask before the statements run. */
  readonly question: SqlCard | undefined;
  readonly confirm: () => void;
  readonly dismiss: () => void;
  readonly canUndo: boolean;
  readonly undo: () => void;
  readonly chooseBase: (base: DatabaseName) => void;
  readonly openFile: (name: string, bytes: Uint8Array) => void;
  /** Runs statements that belong together: all of them, or none. */
  readonly runAll: (statements: readonly string[]) => void;
  /** Replaces the workspace with another one, from an address or a tab. */
  readonly openWorkspace: (workspace: Workspace) => void;
  /** Returns to the workspace that was replaced; undefined when none was. */
  readonly goBack: (() => void) | undefined;
  readonly exportFile: () => Promise<Uint8Array>;
}

type SessionCall = Parameters<EngineCall<Schema>['start']>[0];

/** Statements of a run that were applied, without what only reads. */
const getApplied = ({ sql, result: { statements } }: RunAnswer): string =>
  statements
    .filter(({ table, changes }) => !table || changes !== undefined)
    .map(({ start, end }) => sql.slice(start, end))
    .join(';\n');

/** Work of the reader that another base, file or address replaced. */
interface Replaced {
  readonly workspace: Workspace;
  readonly file: OwnFile | undefined;
  readonly states: readonly Uint8Array[];
}

/** Call to the engine that is not a run, which can be repeated. */
function useRepeatableCall() {
  const call = useEngineCall<Schema>();
  const last = useRef<SessionCall>(undefined);
  return {
    call,
    start: (next: SessionCall) => {
      last.current = next;
      call.start(next);
    },
    retry: () => {
      if (last.current) call.start(last.current);
    },
  };
}

/** Keeps the work that something else replaces, where there is any. */
function useReplacedWork(
  workspace: Workspace,
  file: OwnFile | undefined,
  { takeStates }: Pick<ReturnType<typeof useOpenDatabase>, 'takeStates'>,
) {
  const [replaced, setReplaced] = useState<Replaced>();
  return {
    replaced,
    /** @param nextText Text that takes the place of the one of the editor. */
    keepWork: (nextText: string) => {
      const states = takeStates();
      const { changes, text } = workspace;
      const hasWork =
        changes.length > 0 ||
        ![nextText, INITIAL_WORKSPACE.text].includes(text);
      setReplaced(hasWork ? { workspace, file, states } : undefined);
    },
  };
}

/**
 * Keeps a database open, runs statements on it and undoes their changes.
 *
 * @param onBusy Called instead of replacing a database that is in use.
 */
export function useSession(
  workspace: Workspace,
  update: UpdateWorkspace,
  onBusy: () => void,
): Session {
  const { call, start, retry } = useRepeatableCall();
  const [file, setFile] = useState<OwnFile>();
  const database = useOpenDatabase(workspace, file, update);
  const { replaced, keepWork } = useReplacedWork(workspace, file, database);
  /** Text that the reader confirmed after being asked. */
  const confirmed = useRef<string>(undefined);

  const reopen = (next: Workspace, own: OwnFile | undefined) => {
    setFile(own);
    update(next);
    start((engine) => database.open(engine, next, own));
  };
  const addChange = (change: string) => {
    update(({ changes }) => ({ changes: [...changes, change] }));
  };
  const statements = useRunner({
    run: async (engine, sql) => {
      const isConfirmed = confirmed.current === sql;
      confirmed.current = undefined;
      const answer = await database.run(engine, sql, isConfirmed);
      if (hasApplied(answer)) addChange(getApplied(answer));
      return answer;
    },
    trace: database.trace,
  });
  const clearResults = () => {
    statements.runCall.clear();
    statements.traceCall.clear();
  };
  const startOver = (next: Workspace) => {
    keepWork(next.text);
    clearResults();
    reopen(next, undefined);
  };
  const isBusy = [statements.runCall, call].some(
    ({ state }) => state.kind === 'running',
  );
  const whenFree =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      if (isBusy) onBusy();
      else act(...args);
    };
  return {
    schema: database.schema,
    statements,
    call,
    retry,
    fileName: file?.name,
    question: statements.answer?.question,
    confirm: () => {
      // The second press of a double click would confirm the next run too.
      if (isBusy) return;
      confirmed.current = statements.answer?.sql;
      statements.runAgain();
    },
    dismiss: statements.runCall.clear,
    canUndo: workspace.changes.length > 0,
    undo: whenFree(() => {
      database.dropLastState();
      reopen({ ...workspace, changes: workspace.changes.slice(0, -1) }, file);
    }),
    chooseBase: whenFree((base: DatabaseName) => {
      startOver({ ...workspace, base, changes: [], file: undefined });
    }),
    openFile: (name, bytes) => {
      start(async (engine) => {
        // A file that is no database leaves all as it was.
        const schema = await database.openFile(engine, bytes, () => {
          keepWork(workspace.text);
        });
        setFile({ name, bytes });
        update({ changes: [], file: name });
        clearResults();
        return schema;
      });
    },
    runAll: (list) => {
      start(async (engine) => {
        const schema = await database.runAll(engine, list);
        addChange(list.join('\n'));
        return schema;
      });
    },
    openWorkspace: (next) => {
      startOver(withoutFile(next));
    },
    goBack:
      replaced &&
      whenFree(() => {
        keepWork(replaced.workspace.text);
        database.setStates(replaced.states);
        clearResults();
        reopen(replaced.workspace, replaced.file);
      }),
    exportFile: database.exportFile,
  };
}
