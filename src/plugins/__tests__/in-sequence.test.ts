/** @jest-environment node */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { runInSequence } from '../in-sequence';

type PluginFactory = (context: LoadContext) => Plugin;

it('starts a step only when the one before it has finished', async () => {
  const log: string[] = [];
  const step =
    (name: string): PluginFactory =>
    () => ({
      name,
      async postBuild() {
        log.push(`${name} empieza`);
        await Promise.resolve();
        log.push(`${name} termina`);
      },
    });
  const factory = runInSequence('after-build', [
    step('a'),
    step('b'),
  ]) as PluginFactory;
  const { postBuild } = factory({} as LoadContext);
  await postBuild?.({} as Parameters<NonNullable<Plugin['postBuild']>>[0]);
  expect(log).toEqual(['a empieza', 'a termina', 'b empieza', 'b termina']);
});

it('stops at the step that fails', async () => {
  const after = jest.fn();
  const factory = runInSequence('after-build', [
    () => ({ name: 'a', postBuild: () => Promise.reject(new Error('mal')) }),
    () => ({ name: 'b', postBuild: after }),
  ]) as PluginFactory;
  const { postBuild } = factory({} as LoadContext);
  await expect(
    postBuild?.({} as Parameters<NonNullable<Plugin['postBuild']>>[0]),
  ).rejects.toThrow('mal');
  expect(after).not.toHaveBeenCalled();
});
