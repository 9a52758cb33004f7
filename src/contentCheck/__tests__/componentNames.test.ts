/** @jest-environment node */
import components from '../../theme/MDXComponents';
import { componentNames } from '../componentNames';

// Leaves out the components of the theme, so that only the site's own are
// compared.
jest.mock('@theme-original/MDXComponents', () => ({
  __esModule: true,
  default: {},
}));

/** Components that plugins write, never authors. */
const usedNames = [
  'CLab',
  'CLabFile',
  'CodeBlock',
  'SqlBlock',
  'SqlExercise',
  'SqlForm',
  'SqlResult',
  'SqlRows',
  'Terminal',
  'TerminalExercise',
];

const offeredNames = new Set(
  Object.keys(components as Record<string, unknown>),
);

it('are components that the site offers', () => {
  expect([...componentNames].filter((name) => !offeredNames.has(name))).toEqual(
    [],
  );
});

it('leave out only those that the build writes', () => {
  const ownNames = [...offeredNames].filter(
    (name) =>
      /^[A-Z]/.test(name) &&
      !/^(?:Quiz|Exercise|Step)./.test(name) &&
      !usedNames.includes(name),
  );
  expect(new Set(ownNames)).toEqual(componentNames);
});
