/** @jest-environment node */
import type { FetchFile } from '../emulator';
import { ImageFiles, RETRY_DELAY_MS } from '../files';
import type { MachineNotice } from '../types';

const contents = Uint8Array.of(1, 2, 3, 4);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function openFiles() {
  const fetchFile = jest.fn<ReturnType<FetchFile>, Parameters<FetchFile>>();
  const notices: MachineNotice['kind'][] = [];
  const files = new ImageFiles(
    fetchFile,
    ({ kind }) => notices.push(kind),
    new Map([['program', [['library', 4]]]]),
  );
  return { files, fetchFile, notices };
}

it('brings a file once, and keeps it after v86 has closed it', async () => {
  const { files, fetchFile, notices } = openFiles();
  fetchFile.mockResolvedValueOnce(contents);
  const readPromises = [files.read('a', 0, 2, 4), files.read('a', 2, 9, 4)];
  expect(await Promise.all(readPromises)).toEqual([
    Uint8Array.of(1, 2),
    Uint8Array.of(3, 4),
  ]);
  files.uncache();
  expect(await files.read('a', 1, 1, 4)).toEqual(Uint8Array.of(2));
  expect(fetchFile).toHaveBeenCalledTimes(1);
  expect(notices).toEqual([]);
});

it('asks again for a file that does not come, says so, and says when it came', async () => {
  const { files, fetchFile, notices } = openFiles();
  fetchFile.mockRejectedValue(new Error('no network'));
  const reads = [files.read('a', 0, 4, 4), files.read('b', 0, 4, 4)];
  await jest.advanceTimersByTimeAsync(3 * RETRY_DELAY_MS);
  expect(notices).toEqual(['file-unreachable']);
  expect(files.isBusy()).toBe(true);
  fetchFile.mockResolvedValue(contents);
  await jest.advanceTimersByTimeAsync(RETRY_DELAY_MS);
  expect(await Promise.all(reads)).toEqual([contents, contents]);
  expect(notices).toEqual(['file-unreachable', 'file-reached']);
  expect(files.isBusy()).toBe(false);
  // Only the first fetch may use the browser's copy, which may be damaged.
  expect(fetchFile.mock.calls.map(([, , again]) => again).slice(0, 3)).toEqual([
    false,
    false,
    true,
  ]);
});

it('answers no machine that another took the place of, and has the file for that one', async () => {
  const { files, fetchFile } = openFiles();
  let letCome: (contents: Uint8Array) => void = () => undefined;
  fetchFile.mockReturnValueOnce(
    new Promise((resolve) => {
      letCome = resolve;
    }),
  );
  const answerSpy = jest.fn();
  void files.read('a', 0, 4, 4).then(answerSpy);
  files.discardReads();
  const otherRead = files.read('a', 0, 4, 4);
  letCome(contents);
  expect(await otherRead).toEqual(contents);
  expect(answerSpy).not.toHaveBeenCalled();
  expect(fetchFile).toHaveBeenCalledTimes(1);
});

it('asks no more when the machine ended', async () => {
  const { files, fetchFile } = openFiles();
  fetchFile.mockRejectedValue(new Error('no network'));
  const refusedRead = expect(files.read('a', 0, 4, 4)).rejects.toThrow('ended');
  await jest.advanceTimersByTimeAsync(0);
  files.end();
  await jest.advanceTimersByTimeAsync(10 * RETRY_DELAY_MS);
  await refusedRead;
  expect(fetchFile).toHaveBeenCalledTimes(1);
});

describe('the files that a program asks for after it', () => {
  const listFetched = (fetchFile: jest.Mock) =>
    fetchFile.mock.calls.map(([name]: unknown[]) => name);

  it('come with it, and nobody waits for them', async () => {
    const { files, fetchFile } = openFiles();
    fetchFile.mockResolvedValueOnce(contents);
    fetchFile.mockReturnValueOnce(new Promise(() => undefined));

    await files.read('program', 0, 4, 4);

    expect(listFetched(fetchFile)).toEqual(['program', 'library']);
    expect(files.isBusy()).toBe(false);
  });

  it('are not asked for again while they are on their way, nor once they are there', async () => {
    const { files, fetchFile } = openFiles();
    fetchFile.mockResolvedValue(contents);

    const readPromises = [
      files.read('program', 0, 4, 4),
      files.read('library', 0, 4, 4),
    ];
    expect(files.isBusy()).toBe(true);
    expect(await Promise.all(readPromises)).toEqual([contents, contents]);
    await files.read('library', 0, 4, 4);

    expect(listFetched(fetchFile)).toEqual(['program', 'library']);
  });

  it('are asked for when they are needed, if they did not come', async () => {
    const { files, fetchFile, notices } = openFiles();
    fetchFile.mockResolvedValueOnce(contents);
    fetchFile.mockRejectedValueOnce(new Error('no network'));
    fetchFile.mockResolvedValueOnce(contents);
    await files.read('program', 0, 4, 4);

    expect(await files.read('library', 0, 4, 4)).toEqual(contents);

    expect(listFetched(fetchFile)).toEqual(['program', 'library', 'library']);
    expect(notices).toEqual([]);
  });
});
