import { ConsoleStdout } from '@bjorn3/browser_wasi_shim';
import * as abi from './wasiAbi';

const TERMINAL_RIGHTS = BigInt(abi.RIGHTS_FD_READ | abi.RIGHTS_FD_WRITE);

/**
 * A keyboard or a screen: a character device without seek rights. The C library
 * recognizes it as a terminal, and so flushes every line.
 */
export class TerminalFd extends ConsoleStdout {
  readonly #isScreen: boolean;

  constructor(write?: (bytes: Uint8Array) => void) {
    super(write ?? (() => undefined));
    this.#isScreen = write !== undefined;
  }

  override fd_fdstat_get(): ReturnType<ConsoleStdout['fd_fdstat_get']> {
    const status = super.fd_fdstat_get();
    if (status.fdstat) status.fdstat.fs_rights_base = TERMINAL_RIGHTS;
    return status;
  }

  override fd_write(bytes: Uint8Array): { ret: number; nwritten: number } {
    return this.#isScreen
      ? super.fd_write(bytes)
      : { ret: abi.ERRNO_BADF, nwritten: 0 };
  }
}
