/** @jest-environment node */
import components from '../../../theme/MDXComponents';
import { componentNames } from '../componentNames';

// Leaves out the components of the theme, so that only the site's own are
// compared.
jest.mock('@theme-original/MDXComponents', () => ({
  __esModule: true,
  default: {},
}));

/** Components that plugins write, never authors. */
const written = [
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

const offered = new Set(Object.keys(components as Record<string, unknown>));

it('are components that the site offers', () => {
  expect([...componentNames].filter((name) => !offered.has(name))).toEqual([]);
});

it('leave out only those that the build writes', () => {
  const own = [...offered].filter(
    (name) =>
      /^[A-Z]/.test(name) &&
      !/^(?:Quiz|Exercise|Step)./.test(name) &&
      !written.includes(name),
  );
  expect(new Set(own)).toEqual(componentNames);
});
