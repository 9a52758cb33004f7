import { useRef, useState } from 'react';
import type { DatabaseName } from '../../databases';
import type { Schema } from '../../engine/types';
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
  /** Replaces the workspace with another one, from an address. */
  readonly openWorkspace: (workspace: Workspace) => void;
  readonly exportFile: () => Promise<Uint8Array>;
}

type SessionCall = Parameters<EngineCall<Schema>['start']>[0];

/** Statements of a run that were applied. */
const getApplied = ({ sql, result: { fault } }: RunAnswer): string =>
  fault ? sql.slice(0, fault.start) : sql;

/** Keeps a database open, runs statements on it and undoes their changes. */
export function useSession(
  workspace: Workspace,
  update: UpdateWorkspace,
): Session {
  const call = useEngineCall<Schema>();
  const [file, setFile] = useState<OwnFile>();
  const database = useOpenDatabase(workspace, file, update);
  /** Text that the reader confirmed after being asked. */
  const confirmed = useRef<string>(undefined);

  /** Call that a retry repeats. */
  const lastCall = useRef<SessionCall>(undefined);

  const start = (next: SessionCall) => {
    lastCall.current = next;
    call.start(next);
  };
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
    database.forget();
    clearResults();
    reopen(next, undefined);
  };
  return {
    schema: database.schema,
    statements,
    call,
    retry: () => {
      if (lastCall.current) call.start(lastCall.current);
    },
    fileName: file?.name,
    question: statements.answer?.question,
    confirm: () => {
      confirmed.current = statements.answer?.sql;
      statements.runAgain();
    },
    dismiss: statements.runCall.clear,
    canUndo: workspace.changes.length > 0,
    undo: () => {
      database.dropLastState();
      reopen({ ...workspace, changes: workspace.changes.slice(0, -1) }, file);
    },
    chooseBase: (base) => {
      startOver({ ...workspace, base, changes: [] });
    },
    openFile: (name, bytes) => {
      start(async (engine) => {
        // A file that is no database leaves all as it was.
        const schema = await database.openFile(engine, bytes);
        setFile({ name, bytes });
        update({ changes: [] });
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
      startOver(next);
    },
    exportFile: database.exportFile,
  };
}
