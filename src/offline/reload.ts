import { keepWritten } from './written';

/** Loads the page anew, where its reader was and with what is written in it. */
export function reloadKeeping(): void {
  keepWritten();
  location.reload();
}
