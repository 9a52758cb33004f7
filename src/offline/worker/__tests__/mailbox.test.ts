/** @jest-environment node */
import { INPUT_TYPE } from '../../mailbox';
import { storeInput, takeInput } from '../mailbox';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('answers with what was typed before it was asked for, once', async () => {
  storeInput('/entrada/a/0', { text: 'Ana\n' });
  const answer = await takeInput('/entrada/a/0');
  expect(answer.headers.get('Content-Type')).toBe(INPUT_TYPE);
  expect(await answer.json()).toEqual({ text: 'Ana\n' });
  const secondTake = takeInput('/entrada/a/0');
  await jest.runAllTimersAsync();
  expect((await secondTake).status).toBe(204);
});

it('holds an answer until something is typed', async () => {
  const answer = takeInput('/entrada/b/0');
  storeInput('/entrada/b/1', { text: 'otra\n' });
  storeInput('/entrada/b/0', {});
  expect(await (await answer).json()).toEqual({});
});

it('says that nothing was typed before a browser gives up', async () => {
  const answer = takeInput('/entrada/c/0');
  await jest.advanceTimersByTimeAsync(2000);
  expect((await answer).status).toBe(204);
});

it('forgets what nobody took, the oldest first', async () => {
  for (let index = 0; index <= 200; index += 1)
    storeInput(`/entrada/d/${index}`, { text: String(index) });
  const first = takeInput('/entrada/d/0');
  await jest.runAllTimersAsync();
  expect((await first).status).toBe(204);
  expect(await (await takeInput('/entrada/d/200')).json()).toEqual({
    text: '200',
  });
});
