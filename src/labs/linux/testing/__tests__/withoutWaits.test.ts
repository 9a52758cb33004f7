/** @jest-environment node */
import { withoutWaits } from '../withoutWaits';

it('takes the wait away from a program of the set-up', () => {
  expect(withoutWaits("echo Enfriando…\n    sleep 20\necho 'Frío.'\n")).toBe(
    "echo Enfriando…\n    sleep 0\necho 'Frío.'\n",
  );
});

it.each(['sleep 300 &', 'sleep 20 &', 'sleep 300', 'echo sleep 20'])(
  'leaves «%s» alone',
  (line) => {
    expect(withoutWaits(`${line}\n`)).toBe(`${line}\n`);
  },
);
