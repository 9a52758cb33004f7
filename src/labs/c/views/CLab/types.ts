/** What the reader asked a block for; each request is another object. */
export interface Wish {
  readonly kind: 'run' | 'edit' | 'steps';
}
