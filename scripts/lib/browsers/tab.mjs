/**
 * A tab of a browser, driven as a reader would; each browser has its protocol.
 *
 * Functions are sent to the page as text: they may use nothing from outside but
 * their arguments, which travel as JSON.
 *
 * @typedef {object} Tab
 * @property {(address: string) => Promise<void>} goto Settles when the page has loaded.
 * @property {<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) => Promise<Result>} evaluate
 * @property {<Args extends unknown[]>(find: (...args: Args) => Element | undefined, ...args: Args) => Promise<void>} click
 * @property {(text: string) => Promise<void>} type `\n` presses Enter.
 * @property {() => Promise<void>} selectAll With the keyboard, where the cursor is.
 * @property {() => readonly string[]} complaints What the browser said of errors, where it tells.
 * @property {(file: string) => Promise<void>} screenshot
 * @property {() => Promise<void>} close The browser too.
 */

/** What a browser is driven at: a phone held upright. */
export const VIEWPORT = { width: 412, height: 860 };

/**
 * A call of a function as text, to be done on a page.
 *
 * @param {(...args: never[]) => unknown} run
 * @param {readonly unknown[]} args
 */
export const callOf = (run, args) =>
  `(${String(run)})(...${JSON.stringify(args)})`;
