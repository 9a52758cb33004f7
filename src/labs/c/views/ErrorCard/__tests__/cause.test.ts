/** @jest-environment node */
import { hasRuntimeWarning, isCauseOfRun } from '../cause';

const createWarning = (flag: string) => ({
  text: '',
  diagnostics: [
    {
      severity: 'warning' as const,
      message: '',
      place: undefined,
      flag,
      notes: [],
    },
  ],
});

it.each(['uninitialized', 'empty-body', 'parentheses', 'for-loop-analysis'])(
  'a warning that may say why the program fails comes before its failure: %s',
  (flag) => {
    expect(hasRuntimeWarning(createWarning(flag))).toBe(true);
  },
);

it.each(['unused-variable', 'sign-compare'])(
  'a warning of what is left over comes after it: %s',
  (flag) => {
    expect(hasRuntimeWarning(createWarning(flag))).toBe(false);
  },
);

describe('a hint of the code', () => {
  const silent = { text: '', diagnostics: [] };
  const endless = {
    end: { kind: 'output-limit', bytes: 4 },
    findings: [],
  } as const;
  const finding = {
    check: 'out_of_bounds',
    place: { file: 'main.c', line: 1, column: 1 },
    details: {},
  };

  it('comes first when the program only went on without an end', () => {
    expect(isCauseOfRun(silent, true, endless)).toBe(true);
    expect(isCauseOfRun(silent, false, endless)).toBe(false);
  });

  it('comes after what else the program did wrong', () => {
    expect(
      isCauseOfRun(silent, true, { ...endless, findings: [finding] }),
    ).toBe(false);
    const crash = { kind: 'crash', reason: 'division', detail: '' } as const;
    expect(isCauseOfRun(silent, true, { end: crash, findings: [] })).toBe(
      false,
    );
  });
});
