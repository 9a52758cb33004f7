/** @jest-environment node */
import type { ProgramState } from '../../useCProgram';
import { getStatusMark, describeStatus } from '../status';

const finding = {
  check: 'memory_leak',
  place: { file: 'main.c', line: 3, column: 1 },
  details: {},
};

const createFinishedState = (
  findings: readonly (typeof finding)[],
): ProgramState => ({
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
  expect(getStatusMark(createFinishedState([]))).toBe('good');
  expect(getStatusMark(createFinishedState([finding]))).toBe('bad');
});

it('does not say that a program with a fault ended well', () => {
  expect(describeStatus(createFinishedState([]))).toBe(
    'Terminó bien (estado 0) en 12 ms',
  );
  expect(describeStatus(createFinishedState([finding]))).toBe(
    'Terminó (estado 0) en 12 ms, pero con 1 fallo',
  );
});
