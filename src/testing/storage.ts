/**
 * Makes every write to Web Storage throw `QuotaExceededError`; reads still
 * work.
 */
export function blockStorage(): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
  });
}
