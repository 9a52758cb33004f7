import { useEffect, useRef, useState } from 'react';
import type { SqlHost } from '../../client/host';
import { loadSql } from '../../client/load';
import { SqlError } from '../../engine/types';
import type { Schema } from '../../engine/types';
import { joinChanges } from '../../engine/workspace';
import type { Workspace } from '../../engine/workspace';
import type {
  DatabaseContent,
  RunAnswer,
  TraceAnswer,
} from '../../worker/calls';
import type { UpdateWorkspace } from './useWorkspace';

/** File of the reader that takes the place of a sample database. */
export interface OwnFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Database of the worker, opened again when the worker has lost it. */
interface OpenDatabase {
  readonly schema: Schema | undefined;
  readonly open: (
    engine: SqlHost,
    workspace: Workspace,
    file: OwnFile | undefined,
  ) => Promise<Schema>;
  /** Opens a file; one that is no database leaves the open one as it is. */
  readonly openFile: (engine: SqlHost, bytes: Uint8Array) => Promise<Schema>;
  readonly run: (
    engine: SqlHost,
    sql: string,
    isConfirmed: boolean,
  ) => Promise<RunAnswer>;
  /** Runs statements that belong together: all of them, or none. */
  readonly runAll: (
    engine: SqlHost,
    list: readonly string[],
  ) => Promise<Schema>;
  readonly trace: (engine: SqlHost, sql: string) => Promise<TraceAnswer>;
  /** Forgets the content after the last change. */
  readonly dropLastState: () => void;
  readonly forget: () => void;
  readonly exportFile: () => Promise<Uint8Array>;
}

/** Returns true when a run left something to undo. */
export const hasApplied = ({
  result: { hasChanged, statements },
}: RunAnswer): boolean =>
  // An error counts as a change: a query before it is none.
  hasChanged &&
  statements.some(({ table, changes }) => !table || changes !== undefined);

/** Keeps the database of a workspace open in the worker. */
export function useOpenDatabase(
  workspace: Workspace,
  file: OwnFile | undefined,
  update: UpdateWorkspace,
): OpenDatabase {
  const [schema, setSchema] = useState<Schema>();
  /** Engine that has the database open; undefined once its worker stopped. */
  const opened = useRef<SqlHost>(undefined);
  const unsubscribe = useRef<() => void>(undefined);
  /** Content after each change of this visit, the current one last. */
  const states = useRef<Uint8Array[]>([]);

  useEffect(() => () => unsubscribe.current?.(), []);

  const markOpened = (engine: SqlHost) => {
    opened.current = engine;
    unsubscribe.current?.();
    unsubscribe.current = engine.subscribe(() => {
      if (engine.loading().kind !== 'ready') opened.current = undefined;
    });
  };
  const openContent = async (engine: SqlHost, content: DatabaseContent) => {
    const next = await engine.call('open', content);
    markOpened(engine);
    setSchema(next);
    return next;
  };
  const open: OpenDatabase['open'] = async (engine, { base, changes }, own) => {
    const start = own ? { file: own.bytes } : { base };
    const current = states.current.at(-1);
    if (current) return openContent(engine, { file: current });
    try {
      const setUp = joinChanges({ changes });
      return await openContent(engine, { ...start, setUp });
    } catch (error) {
      if (!(error instanceof SqlError) || changes.length === 0) throw error;
      // The changes cannot be repeated: they are handed back as text.
      update(({ text }) => ({
        changes: [],
        text: `-- Estos cambios no se pudieron repetir:\n${joinChanges({ changes })}\n${text}`,
      }));
      return openContent(engine, start);
    }
  };
  const ensureOpen = async (engine: SqlHost) => {
    if (opened.current !== engine) await open(engine, workspace, file);
  };
  const keepState = async (engine: SqlHost) => {
    states.current.push(await engine.call('exportOpen'));
  };
  return {
    schema,
    open: (engine, next, own) => {
      opened.current = undefined;
      return open(engine, next, own);
    },
    openFile: async (engine, bytes) => {
      const next = await openContent(engine, { file: bytes });
      states.current = [];
      return next;
    },
    run: async (engine, sql, isConfirmed) => {
      await ensureOpen(engine);
      const answer = await engine.call('runOpen', sql, isConfirmed);
      setSchema(answer.schema);
      if (hasApplied(answer)) await keepState(engine);
      return answer;
    },
    runAll: async (engine, list) => {
      await ensureOpen(engine);
      const before = await engine.call('exportOpen');
      for (const sql of list) {
        const { result } = await engine.call('runOpen', sql, true);
        if (!result.fault) continue;
        await openContent(engine, { file: before });
        throw new SqlError(result.fault);
      }
      await keepState(engine);
      return openContent(engine, { file: states.current.at(-1) });
    },
    trace: async (engine, sql) => {
      await ensureOpen(engine);
      return engine.call('traceOpen', sql);
    },
    dropLastState: () => {
      states.current.pop();
    },
    forget: () => {
      states.current = [];
    },
    exportFile: async () => {
      const engine = await loadSql();
      await ensureOpen(engine);
      return engine.call('exportOpen');
    },
  };
}
