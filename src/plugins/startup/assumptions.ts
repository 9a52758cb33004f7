/** Script of the built application. */
interface BuiltScript {
  /** Path inside the build. */
  readonly file: string;
  readonly text: string;
}

const MAIN_SCRIPT = /(?:^|\/)main\.[^/]*\.js$/;

/**
 * Checks that Docusaurus still publishes its prefetch by an assignment, which
 * `src/clientModules/prefetch.ts` intercepts.
 *
 * @throws {Error} in Spanish, when no such assignment is in the entry script.
 */
export function checkDocusaurusGlobal(scripts: readonly BuiltScript[]): void {
  const main = scripts.find(({ file }) => MAIN_SCRIPT.test(file));
  if (main && /\bwindow\.docusaurus=/.test(main.text)) return;
  throw new Error(
    `La página siguiente no se adelantaría en Firefox ni en WebKit.\n  se esperaba: «window.docusaurus=» en assets/js/main.….js, que intercepta src/clientModules/prefetch.ts\n  se encontró: ${main ? `${main.file}, sin ello` : 'ningún script de entrada'}`,
  );
}

/**
 * Checks that the scheduler of React still has the function that
 * `src/startup/frameRate.ts` calls.
 *
 * @throws {Error} in Spanish, when it is missing.
 */
export function checkScheduler(scheduler: object): void {
  if (
    'unstable_forceFrameRate' in scheduler &&
    typeof scheduler.unstable_forceFrameRate === 'function'
  )
    return;
  throw new Error(
    'React ya no deja elegir cada cuánto se detiene al revivir la página.\n  se esperaba: la función unstable_forceFrameRate de «scheduler», que llama src/startup/frameRate.ts\n  se encontró: ninguna',
  );
}
