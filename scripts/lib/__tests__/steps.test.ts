/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chooseSampleSteps, chooseSteps, steps } from '../steps.mjs';

const root = path.resolve(__dirname, '../../..');
const listNames = (chosenSteps: readonly { readonly name: string }[]) =>
  chosenSteps.map(({ name }) => name);

describe('the list', () => {
  it('has each name once', () => {
    expect(new Set(listNames(steps)).size).toBe(steps.length);
  });

  it.each(steps)('$name runs a program that is there', ({ args }) => {
    const program = args.find((argument) => !argument.startsWith('--'));
    expect(existsSync(path.join(root, program ?? ''))).toBe(true);
  });

  it('prepares the laboratories before all that would prepare them too', () => {
    for (const name of ['linux', 'build', 'course'])
      expect(listNames(chooseSteps(steps, { only: name }))[0]).toBe('labs');
  });

  it.each(steps)('$name comes after what it needs', ({ name, needs }) => {
    const before = listNames(steps).slice(0, listNames(steps).indexOf(name));
    expect(before).toEqual(expect.arrayContaining([...needs]));
  });
});

describe('chooseSteps', () => {
  it('takes all by default', () => {
    expect(chooseSteps(steps, {})).toEqual(steps);
  });

  it('takes what is named and what that needs, in the usual order', () => {
    expect(
      listNames(chooseSteps(steps, { only: 'browser-rest, eslint' })),
    ).toEqual(['labs', 'eslint', 'build', 'course', 'browser', 'browser-rest']);
  });

  it('follows needs of needs', () => {
    const step = (name: string, ...needs: string[]) => ({
      name,
      needs,
      command: '',
      args: [],
    });
    const chain = [step('a'), step('b', 'a'), step('c', 'b'), step('d')];
    expect(listNames(chooseSteps(chain, { only: 'c' }))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('continues from a step', () => {
    expect(listNames(chooseSteps(steps, { from: 'browser' }))).toEqual([
      'labs',
      'build',
      'course',
      'browser',
      'books',
      'browser-sample',
      'browser-rest',
      'content',
    ]);
  });

  it.each([{ only: 'unit,nada' }, { from: 'nada' }])('refuses %j', (wish) => {
    expect(() => chooseSteps(steps, wish)).toThrow(
      'No existe el paso «nada».\n  Los pasos son: labs, eslint,',
    );
  });
});

describe('The steps of npm test', () => {
  const quick = chooseSampleSteps(steps);

  it('are those of the whole check but for what needs more than a new clone brings', () => {
    const left = listNames(steps).filter(
      (name) => !listNames(quick).includes(name),
    );
    expect(left).toEqual([
      'course',
      'linux',
      'nginx',
      'compilers',
      'machine',
      'books',
      'browser-rest',
    ]);
  });

  it('need nothing that is not among them', () => {
    const neededSteps = quick.flatMap(({ needs }) => needs);
    expect(
      neededSteps.filter((name) => !listNames(quick).includes(name)),
    ).toEqual([]);
  });

  it('prove a sample where the whole is long, and else run with the same arguments, for the whole check not to repeat them', () => {
    const different = quick.filter(
      ({ name, args }) =>
        args.join(' ') !==
        steps.find((step) => step.name === name)?.args.join(' '),
    );
    expect(different.map(({ args }) => args)).toEqual([
      ['scripts/ensure-browser.mjs', '--optional'],
      ['scripts/content.mjs', '--sample'],
    ]);
  });
});
