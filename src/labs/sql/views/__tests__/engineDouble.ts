import { LoadFailure } from '../../../kit/loadState';
import type { LoadFailureReason } from '../../../kit/loadState';
import { SqlStopped } from '../../client/host';
import type { SqlHost } from '../../client/host';
import { createNodeEngine } from '../../testing/nodeEngine';

/**
 * Double of `client/load`: SQLite runs in Node, without a worker. Each test
 * file replaces that module with this one.
 */
let engine: SqlHost | undefined;

/** Starts another engine, with no database open, and returns it. */
export async function resetEngine(): Promise<SqlHost> {
  engine = await createNodeEngine();
  return engine;
}

export const loadSql = async (): Promise<SqlHost> =>
  engine ?? (await resetEngine());

export const warmSql = (): void => undefined;

/** Makes the next loading fail. */
export function failNextLoading(host: SqlHost, reason: LoadFailureReason): void {
  jest.spyOn(host, 'load').mockRejectedValueOnce(new LoadFailure(reason));
}

/**
 * Makes the next call run until it is stopped.
 *
 * @returns A function that ends it as a worker that failed by itself.
 */
export function holdNextCall(host: SqlHost): () => void {
  let end = (_isRequested: boolean) => {};
  const answer = new Promise<never>((_, reject) => {
    end = (isRequested) => {
      reject(new SqlStopped(isRequested));
    };
  });
  jest.spyOn(host, 'call').mockReturnValueOnce(answer);
  jest.spyOn(host, 'stop').mockImplementationOnce(() => {
    end(true);
  });
  return () => {
    end(false);
  };
}
