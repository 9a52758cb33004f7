import { keepWritten } from './written';

/** Reloads the page at the reader's position, with the text typed in it. */
export function reloadKeeping(): void {
  keepWritten();
  location.reload();
}
