/**
 * Browser tab, driven as a reader would; each browser has its protocol.
 *
 * Functions are sent to the page as text: they may use nothing from outside but
 * their arguments, which travel as JSON.
 *
 * @typedef {object} Tab
 * @property {(address: string) => Promise<void>} goto Resolves when the page
 *   has loaded.
 * @property {<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) => Promise<Result>} evaluate
 * @property {<Args extends unknown[]>(find: (...args: Args) => Element | undefined, ...args: Args) => Promise<void>} click
 * @property {(text: string) => Promise<void>} type `\n` presses Enter.
 * @property {() => Promise<void>} selectAll Selects all with the keyboard, in
 *   the focused element.
 * @property {() => readonly string[]} complaints Errors and warnings of the
 *   console, where the driver reports them.
 * @property {(file: string) => Promise<void>} screenshot
 * @property {() => Promise<void>} close Closes the browser too.
 */

/** Size of the viewport: a phone held upright. */
export const VIEWPORT = { width: 412, height: 860 };

/**
 * Writes the call of a function as text, to evaluate it on a page.
 *
 * @param {(...args: never[]) => unknown} run
 * @param {readonly unknown[]} args
 */
export const serializeCall = (run, args) =>
  `(${String(run)})(...${JSON.stringify(args)})`;
