import type { File } from '../manifest';
import { fetchVerified } from './fetchVerified';

const MAX_CONCURRENT_FETCHES = 8;

interface Task {
  readonly signal: AbortSignal;
  readonly storeFile: (file: File, response: Response) => Promise<void>;
  /** Called with each increment of the transferred bytes. */
  readonly onBytes: (bytes: number) => void;
}

const isPage = ({ url }: File) => /(?:\/|\.html)$/.test(url);

async function fetchGroup(
  files: readonly File[],
  { signal, storeFile, onBytes }: Task,
): Promise<void> {
  const queue = [...files];
  const controller = new AbortController();
  const abort = () => {
    controller.abort(signal.reason);
  };
  signal.addEventListener('abort', abort);

  const fetchQueuedFiles = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      signal.throwIfAborted();
      const { bytes, wire } = file;
      let reportedBytes = 0;
      const reportBytes = (next: number) => {
        onBytes(next - reportedBytes);
        reportedBytes = next;
      };
      const response = await fetchVerified(
        file,
        controller.signal,
        (length) => {
          reportBytes(Math.round(Math.min(1, length / bytes) * wire));
        },
      );
      await storeFile(file, response);
      reportBytes(wire);
    }
  };
  const failures: unknown[] = [];
  await Promise.all(
    Array.from({ length: MAX_CONCURRENT_FETCHES }, () =>
      fetchQueuedFiles().catch((error: unknown) => {
        failures.push(error);
        // The download failed, so the remaining files are not requested.
        queue.length = 0;
        controller.abort(error);
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
