/** What the reader asks of a block. */
export type Wish = 'run' | 'edit' | 'steps';

/** What a live block does at once when it is asked, with the text of its program. */
export type WishHandle = Readonly<Record<Wish, (text?: string) => void>>;
