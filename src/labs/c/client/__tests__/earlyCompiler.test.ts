import { takeEarlyCompiler } from '../earlyCompiler';

it('gives the worker that began before the application, to the first who asks', () => {
  const worker = {} as Worker;
  window.early = worker;
  expect(takeEarlyCompiler()).toBe(worker);
  expect(takeEarlyCompiler()).toBeUndefined();
});
