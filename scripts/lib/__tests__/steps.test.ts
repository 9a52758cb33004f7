/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chooseSteps, steps } from '../steps.mjs';

const root = path.resolve(__dirname, '../../..');
const names = (chosen: readonly { readonly name: string }[]) =>
  chosen.map(({ name }) => name);

describe('the list', () => {
  it('has each name once', () => {
    expect(new Set(names(steps)).size).toBe(steps.length);
  });

  it.each(steps)('$name runs a program that is there', ({ args }) => {
    expect(existsSync(path.join(root, args[0] ?? ''))).toBe(true);
  });

  it('prepares the laboratories before all that would prepare them too', () => {
    for (const name of ['linux', 'build', 'course'])
      expect(names(chooseSteps(steps, { only: name }))[0]).toBe('labs');
  });

  it.each(steps)('$name comes after what it needs', ({ name, needs }) => {
    const before = names(steps).slice(0, names(steps).indexOf(name));
    expect(before).toEqual(expect.arrayContaining([...needs]));
  });
});

describe('chooseSteps', () => {
  it('takes all by default', () => {
    expect(chooseSteps(steps, {})).toEqual(steps);
  });

  it('takes what is named and what that needs, in the usual order', () => {
    expect(names(chooseSteps(steps, { only: 'playwright, eslint' }))).toEqual([
      'labs',
      'eslint',
      'build',
      'course',
      'browser',
      'playwright',
    ]);
  });

  it('follows needs of needs', () => {
    const step = (name: string, ...needs: string[]) => ({
      name,
      needs,
      command: '',
      args: [],
    });
    const chain = [step('a'), step('b', 'a'), step('c', 'b'), step('d')];
    expect(names(chooseSteps(chain, { only: 'c' }))).toEqual(['a', 'b', 'c']);
  });

  it('continues from a step', () => {
    expect(names(chooseSteps(steps, { from: 'nginx' }))).toEqual([
      'labs',
      'build',
      'course',
      'nginx',
      'browser',
      'playwright',
    ]);
  });

  it.each([{ only: 'jest,nada' }, { from: 'nada' }])('refuses %j', (wish) => {
    expect(() => chooseSteps(steps, wish)).toThrow(
      'No existe el paso «nada».\n  Los pasos son: labs, eslint,',
    );
  });
});
