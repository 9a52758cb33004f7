/** @jest-environment node */
import type { ControlResult } from '../../../engine/types';
import {
  CHECK_TIMEOUT_MS,
  collectFacts,
  FilesMissing,
  MAX_ATTEMPTS,
} from '../collectFacts';

const conditions = [{ kind: 'command', command: 'true' }] as const;
const answer = (status: number, fields: Partial<ControlResult> = {}) => ({
  status: 0,
  output: `hecho\t0\tstatus\t'${status}'\nhecho\tfin\n`,
  ...fields,
});
const killedStatus = 137;
const hasStoodStill = true;

/**
 * Creates a fake control channel that returns these answers in order, and
 * repeats the last one.
 */
function fakeControl(...answers: readonly ControlResult[]) {
  let attemptCount = 0;
  return jest.fn(() => {
    const next =
      answers[Math.min(attemptCount, answers.length - 1)] ?? answer(0);
    attemptCount += 1;
    return Promise.resolve(next);
  });
}

const readStatus = async (control: ReturnType<typeof fakeControl>) =>
  new TextDecoder().decode(
    (await collectFacts(conditions, control)).get(0)?.get('status'),
  );

it('asks once when every command ends in its time', async () => {
  const control = fakeControl(answer(0, { hasStoodStill }));
  expect(await readStatus(control)).toBe('0');
  expect(control).toHaveBeenCalledTimes(1);
  expect(control).toHaveBeenCalledWith(expect.any(String), {
    timeoutMs: CHECK_TIMEOUT_MS,
  });
});

it('takes a command for endless that used its time while the machine ran', async () => {
  const control = fakeControl(answer(killedStatus));
  expect(await readStatus(control)).toBe('137');
  expect(control).toHaveBeenCalledTimes(1);
});

it('gives a command its time again when downloads took it', async () => {
  const control = fakeControl(
    answer(killedStatus, { hasStoodStill }),
    answer(0),
  );
  expect(await readStatus(control)).toBe('0');
  expect(control).toHaveBeenCalledTimes(2);
});

it('says that files are missing when they take the time again and again', async () => {
  const control = fakeControl(answer(killedStatus, { hasStoodStill }));
  await expect(collectFacts(conditions, control)).rejects.toThrow(FilesMissing);
  expect(control).toHaveBeenCalledTimes(MAX_ATTEMPTS);
});
