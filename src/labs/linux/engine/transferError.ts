/** A file of the machine could not be read or written; `message` is what the machine said. */
export class TransferError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TransferError';
  }
}
