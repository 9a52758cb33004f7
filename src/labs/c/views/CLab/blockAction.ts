/** Action that the reader requests from a code block. */
export type BlockAction = 'run' | 'edit' | 'steps';

/**
 * Actions of a loaded block, by name. `text` is the program to use, by default
 * the current one.
 */
export type BlockActions = Readonly<
  Record<BlockAction, (text?: string) => void>
>;
