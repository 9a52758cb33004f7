import { Fd, wasi as abi } from '@bjorn3/browser_wasi_shim';

const rights = BigInt(abi.RIGHTS_FD_READ | abi.RIGHTS_FD_WRITE);

/**
 * A keyboard or a screen: a character device without seek rights. The C library
 * recognizes it as a terminal, and so flushes every line.
 */
export class TerminalFd extends Fd {
  readonly #write: ((bytes: Uint8Array) => void) | undefined;

  constructor(write?: (bytes: Uint8Array) => void) {
    super();
    this.#write = write;
  }

  override fd_fdstat_get(): { ret: number; fdstat: abi.Fdstat } {
    const fdstat = new abi.Fdstat(abi.FILETYPE_CHARACTER_DEVICE, 0);
    fdstat.fs_rights_base = rights;
    return { ret: abi.ERRNO_SUCCESS, fdstat };
  }

  override fd_filestat_get(): { ret: number; filestat: abi.Filestat } {
    const filestat = new abi.Filestat(0n, abi.FILETYPE_CHARACTER_DEVICE, 0n);
    return { ret: abi.ERRNO_SUCCESS, filestat };
  }

  override fd_write(bytes: Uint8Array): { ret: number; nwritten: number } {
    if (!this.#write) return { ret: abi.ERRNO_BADF, nwritten: 0 };
    this.#write(bytes);
    return { ret: abi.ERRNO_SUCCESS, nwritten: bytes.length };
  }
}
