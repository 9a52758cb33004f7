import { createShortNames } from '../names';

const letters = (many: number) =>
  Array.from({ length: many }, (_, index) => `.c${index}{}`).join('');

it('gives each class of each module a name of its own', () => {
  const nameOf = createShortNames([
    { path: 'b.module.css', css: '.bar, .bar:hover > .mark {}' },
    { path: 'a.module.css', css: '.bar {} @keyframes turn {}' },
  ]);
  const names = [
    nameOf('a.module.css', 'bar'),
    nameOf('a.module.css', 'turn'),
    nameOf('b.module.css', 'bar'),
    nameOf('b.module.css', 'mark'),
  ];
  expect(names).toEqual(['A', 'B', 'C', 'D']);
});

it('does not mind in which order the modules were found', () => {
  const one = { path: 'a.module.css', css: '.one {}' };
  const two = { path: 'b.module.css', css: '.two {}' };
  const [there, back] = [
    createShortNames([one, two]),
    createShortNames([two, one]),
  ];
  expect(there('b.module.css', 'two')).toBe(back('b.module.css', 'two'));
});

it('names thousands with three letters at most, a capital first, and never two alike', () => {
  const nameOf = createShortNames([
    { path: 'a.module.css', css: letters(5000) },
  ]);
  const names = Array.from({ length: 5000 }, (_, index) =>
    nameOf('a.module.css', `c${index}`),
  );
  expect(new Set(names).size).toBe(5000);
  for (const name of names) expect(name).toMatch(/^[A-Z][a-zA-Z0-9]{0,2}$/);
});

it('reads no class in a comment, and has no name for what it was not given', () => {
  const nameOf = createShortNames([
    { path: 'a.module.css', css: '/* .old {} */ .now {}' },
  ]);
  expect(nameOf('a.module.css', 'now')).toBe('A');
  expect(nameOf('a.module.css', 'old')).toBeUndefined();
  expect(nameOf('b.module.css', 'now')).toBeUndefined();
});
