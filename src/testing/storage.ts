/** A browser in which nothing can be kept: reading works, and writing does not. */
export function blockStorage(): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
  });
}
