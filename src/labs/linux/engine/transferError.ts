/**
 * Error thrown when a file of the machine cannot be read or written; `message`
 * is the output of the failed script.
 */
export class TransferError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TransferError';
  }
}
