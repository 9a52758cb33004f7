/** @jest-environment node */
import { namesCause } from '../cause';

const warning = (flag: string) => ({
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
    expect(namesCause(warning(flag))).toBe(true);
  },
);

it.each(['unused-variable', 'sign-compare'])(
  'a warning of what is left over comes after it: %s',
  (flag) => {
    expect(namesCause(warning(flag))).toBe(false);
  },
);
