import type { File } from '../manifest';
import { obtain } from './obtain';

const AT_ONCE = 8;

interface Task {
  readonly signal: AbortSignal;
  readonly keep: (file: File, response: Response) => Promise<void>;
  /** Called with each increment of the transferred bytes. */
  readonly received: (bytes: number) => void;
}

const isPage = ({ url }: File) => /(?:\/|\.html)$/.test(url);

async function fetchGroup(
  files: readonly File[],
  { signal, keep, received }: Task,
): Promise<void> {
  const waiting = [...files];
  const stop = new AbortController();
  const abort = () => {
    stop.abort(signal.reason);
  };
  signal.addEventListener('abort', abort);

  const bring = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      signal.throwIfAborted();
      const { bytes, wire } = file;
      let counted = 0;
      const count = (next: number) => {
        received(next - counted);
        counted = next;
      };
      const response = await obtain(file, stop.signal, (length) => {
        count(Math.round(Math.min(1, length / bytes) * wire));
      });
      await keep(file, response);
      count(wire);
    }
  };
  const failures: unknown[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      bring().catch((error: unknown) => {
        failures.push(error);
        // The download failed, so the remaining files are not requested.
        waiting.length = 0;
        stop.abort(error);
      }),
    ),
  );
  signal.removeEventListener('abort', abort);
  signal.throwIfAborted();
  if (failures.length > 0) throw failures[0];
}

/**
 * Fetches files, several at a time. Pages come after all the files that they
 * use.
 *
 * @throws {PackFailure} for the first file that failed, or the signal's reason.
 */
export async function fetchFiles(
  files: readonly File[],
  task: Task,
): Promise<void> {
  await fetchGroup(
    files.filter((file) => !isPage(file)),
    task,
  );
  await fetchGroup(files.filter(isPage), task);
}
