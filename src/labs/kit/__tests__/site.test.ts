import { canRunLabs } from '../site';

const browser = globalThis as {
  Worker?: unknown;
  DecompressionStream?: unknown;
  WebAssembly?: unknown;
};
const { WebAssembly: originalWebAssembly } = globalThis;

beforeEach(() => {
  // Stubs that jsdom lacks.
  browser.Worker = jest.fn();
  browser.DecompressionStream = jest.fn();
});
afterEach(() => {
  delete browser.Worker;
  delete browser.DecompressionStream;
  browser.WebAssembly = originalWebAssembly;
  jest.restoreAllMocks();
});

it('finds what the labs need', () => {
  expect(canRunLabs()).toBe(true);
});

it.each(['Worker', 'DecompressionStream', 'WebAssembly'] as const)(
  'misses %s',
  (name) => {
    browser[name] = undefined;
    expect(canRunLabs()).toBe(false);
  },
);

it('misses a WebAssembly that the policy of the page forbids', () => {
  jest.spyOn(originalWebAssembly, 'Module').mockImplementation(() => {
    throw new originalWebAssembly.CompileError(
      'Refused by Content Security Policy',
    );
  });
  expect(canRunLabs()).toBe(false);
});
