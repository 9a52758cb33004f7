/** A failure the reader can mend; shown without the stack. */
export class UserError extends Error {
  /**
   * @param {string} message What happened, in Spanish.
   * @param {string} advice What to do about it.
   */
  constructor(message, advice) {
    super(`${message}\n  ${advice}`);
    this.name = 'UserError';
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
