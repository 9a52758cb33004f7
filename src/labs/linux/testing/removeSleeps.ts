/**
 * Matches a `sleep` of up to two minutes alone on its line, so in the
 * foreground.
 */
const FOREGROUND_SLEEP = /^(\s*sleep) (?:\d{1,2}|1[01]\d)$/gm;

/**
 * Removes the foreground sleeps of a set-up script, which does not change its
 * result. A `sleep` in the background stays, as the exercise may be about it.
 */
export function removeSleeps(script: string): string {
  return script.replace(FOREGROUND_SLEEP, '$1 0');
}
