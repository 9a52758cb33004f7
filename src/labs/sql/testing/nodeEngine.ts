import type { SqlHost } from '../client/host';
import { loadNodeSqlite } from '../fence/nodeSqlite';
import { createSqlCalls } from '../worker/calls';
import type { SqlCalls } from '../worker/calls';

/** Creates an engine without a worker, for the tests of the views. */
export async function createNodeEngine(): Promise<SqlHost> {
  const calls: SqlCalls = createSqlCalls(await loadNodeSqlite());
  const engine: Pick<
    SqlHost,
    'call' | 'cancelLoading' | 'load' | 'loading' | 'stop' | 'subscribe'
  > = {
    load: () => Promise.resolve(),
    loading: () => ({ kind: 'ready' }),
    subscribe: () => () => undefined,
    cancelLoading: () => undefined,
    stop: () => undefined,
    call: (name, ...args) =>
      (calls[name] as (...given: unknown[]) => Promise<never>)(...args),
  };
  return engine as SqlHost;
}
