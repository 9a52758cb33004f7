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
  let kept: number[] = [];
  let most = 0;
  const line = new PacedLine({
    write: (bytes) => {
      kept.push(...bytes);
      most = Math.max(most, kept.length);
    },
    countUnread: () => kept.length,
  });
  return {
    line,
    read,
    most: () => most,
    readAll: () => {
      read.push(...kept);
      kept = [];
    },
  };
}

it('gives a long paste little by little, and loses nothing of it', () => {
  const { line, read, readAll, most } = openLine();
  const paste = Uint8Array.from({ length: 10_240 }, (_, index) => index % 251);
  line.send(paste);
  line.send(Uint8Array.of(13));
  while (line.countUnread() > 0) {
    readAll();
    jest.advanceTimersByTime(10);
  }
  readAll();
  expect(read).toEqual([...paste, 13]);
  expect(most()).toBeLessThanOrEqual(512);
});

it('gives what is typed at once', () => {
  const { line, read, readAll } = openLine();
  line.send(Uint8Array.of(108, 115));
  readAll();
  expect(read).toEqual([108, 115]);
});

it('waits for as long as the guest reads nothing', () => {
  const { line, most } = openLine();
  line.send(new Uint8Array(2000));
  jest.advanceTimersByTime(60_000);
  expect(most()).toBe(512);
  expect(line.countUnread()).toBe(2000);
});

it('passes on what the guest writes in pieces, not byte by byte', () => {
  const { line } = openLine();
  const heard = jest.fn<undefined, [Uint8Array]>();
  line.listen(heard);
  for (let byte = 0; byte < 3000; byte += 1) line.receive(byte & 255);
  jest.runAllTimers();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(heard.mock.calls[0]?.[0]).toEqual(
    Uint8Array.from({ length: 3000 }, (_, index) => index & 255),
  );
});

it('forgets what is on its way, in both directions', () => {
  const { line, read, readAll } = openLine();
  const heard = jest.fn();
  line.listen(heard);
  line.send(new Uint8Array(2000).fill(1));
  readAll();
  line.receive(7);
  line.clear();
  jest.runAllTimers();
  readAll();
  expect(heard).not.toHaveBeenCalled();
  expect(read).toHaveLength(512);
});
