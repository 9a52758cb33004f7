import { useRef, useState } from 'react';
import type { DatabaseName } from '../../databases';
import type { Schema } from '../../engine/types';
import type { Workspace } from '../../engine/workspace';
import type { SqlCard } from '../../explain/types';
import type { RunAnswer } from '../../worker/calls';
import { useEngineCall } from '../useEngineCall';
import { useRunner } from '../useStatements';
import type { Statements } from '../useStatements';
import { hasApplied, useOpenDatabase } from './useOpenDatabase';
import type { OwnFile } from './useOpenDatabase';

/** Database that the page keeps open, and what changed it. */
export interface Session {
  /** Tables, once the database has opened. */
  readonly schema: Schema | undefined;
  readonly statements: Statements;
  /** State of what is not a run: opening, undoing. */
  readonly call: ReturnType<typeof useEngineCall<Schema>>;
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

/** Statements of a run that were applied. */
const getApplied = ({ sql, result: { fault } }: RunAnswer): string =>
  fault ? sql.slice(0, fault.start) : sql;

/** Keeps a database open, runs statements on it and undoes their changes. */
export function useSession(
  workspace: Workspace,
  update: (change: Partial<Workspace>) => void,
): Session {
  const call = useEngineCall<Schema>();
  const [file, setFile] = useState<OwnFile>();
  const database = useOpenDatabase(workspace, file, update);
  /** Text that the reader confirmed after being asked. */
  const confirmed = useRef<string>(undefined);

  const reopen = (next: Workspace, own: OwnFile | undefined) => {
    setFile(own);
    update(next);
    call.start((engine) => database.open(engine, next, own));
  };
  const addChange = (change: string) => {
    update({ changes: [...workspace.changes, change] });
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
  const startOver = (next: Workspace, own?: OwnFile) => {
    database.forget();
    statements.runCall.clear();
    statements.traceCall.clear();
    reopen(next, own);
  };
  return {
    schema: database.schema,
    statements,
    call,
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
      startOver({ ...workspace, changes: [] }, { name, bytes });
    },
    runAll: (list) => {
      call.start(async (engine) => {
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
