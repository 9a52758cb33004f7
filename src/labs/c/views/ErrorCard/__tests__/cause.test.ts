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

it('tells warnings of what will go wrong from the others', () => {
  expect(namesCause(warning('uninitialized'))).toBe(true);
  expect(namesCause(warning('unused-variable'))).toBe(false);
});
