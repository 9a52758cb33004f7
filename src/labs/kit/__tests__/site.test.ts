import { canRunLabs } from '../site';

const browser = globalThis as {
  Worker?: unknown;
  DecompressionStream?: unknown;
  WebAssembly?: unknown;
};
const { WebAssembly: whole } = globalThis;

beforeEach(() => {
  // Stubs that jsdom lacks.
  browser.Worker = jest.fn();
  browser.DecompressionStream = jest.fn();
});
afterEach(() => {
  delete browser.Worker;
  delete browser.DecompressionStream;
  browser.WebAssembly = whole;
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
  jest.spyOn(whole, 'Module').mockImplementation(() => {
    throw new whole.CompileError('Refused by Content Security Policy');
  });
  expect(canRunLabs()).toBe(false);
});
