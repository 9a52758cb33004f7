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
  let printedLines: unknown[][];

  beforeEach(() => {
    printedLines = [];
    jest.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
      printedLines.push(values);
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
    expect(printedLines).toEqual([['✗ Falta algo.\n  Ponlo.']]);
    expect(process.exitCode).toBe(1);
  });

  it('shows any other failure whole', async () => {
    const error = new TypeError('x');
    await runCli(() => Promise.reject(error));
    expect(printedLines).toEqual([['✗ Error inesperado:', error]]);
    expect(process.exitCode).toBe(1);
  });
});
