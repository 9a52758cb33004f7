/** @jest-environment node */
import { removeSleeps } from '../removeSleeps';

it('takes the wait away from a program of the set-up', () => {
  expect(removeSleeps("echo Enfriando…\n    sleep 20\necho 'Frío.'\n")).toBe(
    "echo Enfriando…\n    sleep 0\necho 'Frío.'\n",
  );
});

it.each(['sleep 300 &', 'sleep 20 &', 'sleep 300', 'echo sleep 20'])(
  'leaves «%s» alone',
  (line) => {
    expect(removeSleeps(`${line}\n`)).toBe(`${line}\n`);
  },
);
