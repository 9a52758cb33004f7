/** @jest-environment node */
import { readMark } from '../marks';

it('reads a prompt, a command and an end', () => {
  expect(readMark('A')).toEqual({ kind: 'prompt' });
  expect(readMark(String.raw`C;'echo ¿ñ?; echo '\''a;b'\'''`)).toEqual({
    kind: 'command',
    text: "echo ¿ñ?; echo 'a;b'",
  });
  expect(readMark('D;130')).toEqual({ kind: 'end', status: 130 });
  expect(readMark('X;reboot')).toEqual({ kind: 'off', reason: 'reboot' });
  expect(readMark('X;shutdown')).toEqual({ kind: 'off', reason: 'shutdown' });
});

it('reads anything: a program can write marks too', () => {
  expect(readMark('Z')).toBeUndefined();
  expect(readMark('')).toBeUndefined();
  expect(readMark("C;'x")).toEqual({ kind: 'command', text: "'x" });
  expect(readMark('D;x')).toEqual({ kind: 'end', status: 0 });
});
