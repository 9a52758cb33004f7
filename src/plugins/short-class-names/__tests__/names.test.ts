import { createShortNames, numberClasses } from '../names';

const createClasses = (classCount: number) =>
  Array.from({ length: classCount }, (_, index) => `.c${index}{}`).join('');

it('gives each class of each module a name of its own', () => {
  const getShortName = createShortNames([
    { path: 'b.module.css', css: '.bar, .bar:hover > .mark {}' },
    { path: 'a.module.css', css: '.bar {} @keyframes turn {}' },
  ]);
  const names = [
    getShortName('a.module.css', 'bar'),
    getShortName('a.module.css', 'turn'),
    getShortName('b.module.css', 'bar'),
    getShortName('b.module.css', 'mark'),
  ];
  expect(names).toEqual(['A', 'B', 'C', 'D']);
});

it('does not mind in which order the modules were found', () => {
  const firstSheet = { path: 'a.module.css', css: '.one {}' };
  const secondSheet = { path: 'b.module.css', css: '.two {}' };
  const [getForwardName, getReverseName] = [
    createShortNames([firstSheet, secondSheet]),
    createShortNames([secondSheet, firstSheet]),
  ];
  expect(getForwardName('b.module.css', 'two')).toBe(
    getReverseName('b.module.css', 'two'),
  );
});

it('names thousands with three letters at most, a capital first, and never two alike', () => {
  const getShortName = createShortNames([
    { path: 'a.module.css', css: createClasses(5000) },
  ]);
  const names = Array.from({ length: 5000 }, (_, index) =>
    getShortName('a.module.css', `c${index}`),
  );
  expect(new Set(names).size).toBe(5000);
  for (const name of names) expect(name).toMatch(/^[A-Z][a-zA-Z0-9]{0,2}$/);
});

it('reads no class in a comment, and has no name for what it was not given', () => {
  const getShortName = createShortNames([
    { path: 'a.module.css', css: '/* .old {} */ .now {}' },
  ]);
  expect(getShortName('a.module.css', 'now')).toBe('A');
  expect(getShortName('a.module.css', 'old')).toBeUndefined();
  expect(getShortName('b.module.css', 'now')).toBeUndefined();
});

it('lists every name with its module and class, for those that read a published page', () => {
  expect([
    ...numberClasses([
      { path: 'b.module.css', css: '.bar {}' },
      { path: 'a.module.css', css: '.bar {}' },
    ]),
  ]).toEqual([
    ['a.module.css bar', 'A'],
    ['b.module.css bar', 'B'],
  ]);
});
