/** @jest-environment node */
import { PacedLine } from '../serial';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/**
 * Creates a line with a fake guest that reads when the test says so, and
 * records the maximum of unread bytes.
 */
function openLine() {
  const read: number[] = [];
  let keptBytes: number[] = [];
  let peakBytes = 0;
  const line = new PacedLine({
    write: (bytes) => {
      keptBytes.push(...bytes);
      peakBytes = Math.max(peakBytes, keptBytes.length);
    },
    countUnread: () => keptBytes.length,
  });
  return {
    line,
    read,
    readMaxBytes: () => peakBytes,
    readAll: () => {
      read.push(...keptBytes);
      keptBytes = [];
    },
  };
}

it('gives a long paste little by little, and loses nothing of it', () => {
  const { line, read, readAll, readMaxBytes } = openLine();
  const paste = Uint8Array.from({ length: 10_240 }, (_, index) => index % 251);
  line.send(paste);
  line.send(Uint8Array.of(13));
  while (line.countUnread() > 0) {
    readAll();
    jest.advanceTimersByTime(10);
  }
  readAll();
  expect(read).toEqual([...paste, 13]);
  expect(readMaxBytes()).toBeLessThanOrEqual(512);
});

it('gives what is typed at once', () => {
  const { line, read, readAll } = openLine();
  line.send(Uint8Array.of(108, 115));
  readAll();
  expect(read).toEqual([108, 115]);
});

it('waits for as long as the guest reads nothing', () => {
  const { line, readMaxBytes } = openLine();
  line.send(new Uint8Array(2000));
  jest.advanceTimersByTime(60_000);
  expect(readMaxBytes()).toBe(512);
  expect(line.countUnread()).toBe(2000);
});

it('passes on what the guest writes in pieces, not byte by byte', () => {
  const { line } = openLine();
  const outputSpy = jest.fn<undefined, [Uint8Array]>();
  line.listen(outputSpy);
  for (let byte = 0; byte < 3000; byte += 1) line.receive(byte & 255);
  jest.runAllTimers();
  expect(outputSpy).toHaveBeenCalledTimes(1);
  expect(outputSpy.mock.calls[0]?.[0]).toEqual(
    Uint8Array.from({ length: 3000 }, (_, index) => index & 255),
  );
});

it('forgets what is on its way, in both directions', () => {
  const { line, read, readAll } = openLine();
  const outputSpy = jest.fn();
  line.listen(outputSpy);
  line.send(new Uint8Array(2000).fill(1));
  readAll();
  line.receive(7);
  line.clear();
  jest.runAllTimers();
  readAll();
  expect(outputSpy).not.toHaveBeenCalled();
  expect(read).toHaveLength(512);
});
