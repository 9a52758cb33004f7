/** @jest-environment node */
import type { ProgramState } from '../../useCProgram';
import { getStatusMark, describeStatus } from '../status';

const finding = {
  check: 'memory_leak',
  place: { file: 'main.c', line: 3, column: 1 },
  details: {},
};

const finished = (findings: readonly (typeof finding)[]): ProgramState => ({
  kind: 'finished',
  transcript: [],
  findings,
  report: { text: '', diagnostics: [] },
  result: {
    end: { kind: 'exit', status: 0 },
    findings,
    files: [],
    elapsedMs: 12,
  },
});

it('calls good only a program that did nothing wrong', () => {
  expect(getStatusMark(finished([]))).toBe('good');
  expect(getStatusMark(finished([finding]))).toBe('bad');
});

it('does not say that a program with a fault ended well', () => {
  expect(describeStatus(finished([]))).toBe('Terminó bien (estado 0) en 12 ms');
  expect(describeStatus(finished([finding]))).toBe(
    'Terminó (estado 0) en 12 ms, pero con 1 fallo',
  );
});
