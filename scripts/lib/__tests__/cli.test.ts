/** @jest-environment node */
import { parseFlags, runCli, UserError } from '../cli.mjs';

describe('parseFlags', () => {
  const flags = { base: { type: 'string' } } as const;

  it('reads flags and the rest', () => {
    const { values, positionals } = parseFlags(
      ['build', '--base', '/sub/'],
      flags,
      '',
    );
    expect([values.base, positionals]).toEqual(['/sub/', ['build']]);
  });

  it.each([['--bse', '/'], ['--base']])('refuses %s %s', (...args) => {
    expect(() => parseFlags(args, flags, 'npm run x')).toThrow(
      `No se entienden los argumentos: ${args.join(' ')}\n  Uso: npm run x`,
    );
  });
});

describe('runCli', () => {
  let printed: unknown[][];

  beforeEach(() => {
    printed = [];
    jest.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
      printed.push(values);
    });
  });

  afterEach(() => {
    process.exitCode = 0;
    jest.restoreAllMocks();
  });

  it('ends with the code of the command', async () => {
    await runCli(() => Promise.resolve(3));
    expect(process.exitCode).toBe(3);
  });

  it('tells a mendable failure without its stack', async () => {
    await runCli(() => Promise.reject(new UserError('Falta algo.', 'Ponlo.')));
    expect(printed).toEqual([['✗ Falta algo.\n  Ponlo.']]);
    expect(process.exitCode).toBe(1);
  });

  it('shows any other failure whole', async () => {
    const error = new TypeError('x');
    await runCli(() => Promise.reject(error));
    expect(printed).toEqual([['✗ Error inesperado:', error]]);
    expect(process.exitCode).toBe(1);
  });
});
