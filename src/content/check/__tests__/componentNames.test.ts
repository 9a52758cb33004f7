/** @jest-environment node */
import components from '../../../theme/MDXComponents';
import { componentNames } from '../componentNames';

// Only what the site adds is compared.
jest.mock('@theme-original/MDXComponents', () => ({
  __esModule: true,
  default: {},
}));

/** Only the build writes them. */
const written = ['CLab', 'CodeBlock', 'Terminal', 'TerminalExercise'];

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
