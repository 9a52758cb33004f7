import { parseArgs } from 'node:util';

/**
 * Failure that the reader of the message can fix; printed without a stack
 * trace.
 */
export class UserError extends Error {
  /**
   * @param {string} message Description of what happened, in Spanish.
   * @param {string} advice Instruction to fix it, in Spanish.
   */
  constructor(message, advice) {
    super(`${message}\n  ${advice}`);
    this.name = 'UserError';
  }
}

/**
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} T
 * @param {readonly string[]} args
 * @param {T} options
 * @param {string} usage
 * @throws {UserError} for a flag that does not exist or lacks its value.
 */
export function parseFlags(args, options, usage) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new UserError(
      `No se entienden los argumentos: ${args.join(' ')}`,
      `Uso: ${usage}`,
    );
  }
}

/**
 * Runs a command and turns its outcome into the exit code of the process.
 *
 * @param {() => Promise<number>} main
 */
export async function runCli(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (error instanceof UserError) console.error(`✗ ${error.message}`);
    else console.error('✗ Error inesperado:', error);
    process.exitCode = 1;
  }
}
