import { useEffect, useRef, useState } from 'react';
import type { SqlHost } from '../../client/host';
import { loadSql } from '../../client/load';
import { SqlError } from '../../engine/types';
import type { Schema } from '../../engine/types';
import { joinChanges } from '../../engine/workspace';
import type { Workspace } from '../../engine/workspace';
import type { DatabaseContent } from '../../databases/content';
import type { RunAnswer, TraceAnswer } from '../../worker/calls';
import type { UpdateWorkspace } from './useWorkspace';

/** File of the reader that takes the place of a sample database. */
export interface OwnFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Size of the contents that are kept to undo, in bytes. */
const MAX_KEPT_BYTES = 48_000_000;

/** Database of the worker, opened again when the worker has lost it. */
interface OpenDatabase {
  readonly schema: Schema | undefined;
  readonly open: (
    engine: SqlHost,
    workspace: Workspace,
    file: OwnFile | undefined,
  ) => Promise<Schema>;
  /**
   * Opens a file; one that is no database leaves the open one as it is.
   *
   * @param onOpen Called before the contents of the other one are forgotten.
   */
  readonly openFile: (
    engine: SqlHost,
    bytes: Uint8Array,
    onOpen: () => void,
  ) => Promise<Schema>;
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
  /** Forgets the contents after each change, and returns them. */
  readonly takeStates: () => readonly Uint8Array[];
  readonly setStates: (states: readonly Uint8Array[]) => void;
  readonly exportFile: () => Promise<Uint8Array>;
}

/** Removes the oldest contents of those that take too much. */
function trimStates(states: Uint8Array[]): void {
  let bytes = states.reduce((total, { length }) => total + length, 0);
  while (bytes > MAX_KEPT_BYTES && states.length > 1)
    bytes -= states.shift()?.length ?? 0;
}

/** Runs works one after another, also after one that failed. */
function useQueue() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const next = last.current.then(work);
    last.current = next.catch(() => undefined);
    return next;
  };
}

/** Engine that has the database open; none once its worker stopped. */
function useOpenedEngine() {
  const opened = useRef<SqlHost>(undefined);
  const unsubscribe = useRef<() => void>(undefined);
  useEffect(() => () => unsubscribe.current?.(), []);
  return {
    opened,
    markOpened: (engine: SqlHost) => {
      opened.current = engine;
      unsubscribe.current?.();
      unsubscribe.current = engine.subscribe(() => {
        if (engine.loading().kind !== 'ready') opened.current = undefined;
      });
    },
  };
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
  const { opened, markOpened } = useOpenedEngine();
  /** Content after each change of this visit, the current one last. */
  const states = useRef<Uint8Array[]>([]);
  const enqueue = useQueue();

  const openContent = async (engine: SqlHost, content: DatabaseContent) => {
    const next = await engine.call('open', content).catch((error: unknown) => {
      // The worker may have closed the open one to make room.
      if (error instanceof SqlError && error.fault.limit === 'memory')
        opened.current = undefined;
      throw error;
    });
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
    trimStates(states.current);
  };
  return {
    schema,
    open: (engine, next, own) =>
      enqueue(() => {
        opened.current = undefined;
        return open(engine, next, own);
      }),
    openFile: (engine, bytes, onOpen) =>
      enqueue(async () => {
        const next = await openContent(engine, { file: bytes });
        onOpen();
        states.current = [];
        return next;
      }),
    run: (engine, sql, isConfirmed) =>
      enqueue(async () => {
        await ensureOpen(engine);
        const answer = await engine.call('runOpen', sql, isConfirmed);
        setSchema(answer.schema);
        if (hasApplied(answer)) await keepState(engine);
        return answer;
      }),
    runAll: (engine, list) =>
      enqueue(async () => {
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
      }),
    trace: (engine, sql) =>
      enqueue(async () => {
        await ensureOpen(engine);
        return engine.call('traceOpen', sql);
      }),
    dropLastState: () => {
      states.current.pop();
    },
    takeStates: () => states.current.splice(0),
    setStates: (kept) => {
      states.current = [...kept];
    },
    exportFile: async () => {
      const engine = await loadSql();
      return enqueue(async () => {
        await ensureOpen(engine);
        return engine.call('exportOpen');
      });
    },
  };
}
