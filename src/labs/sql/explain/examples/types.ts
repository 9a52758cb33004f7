/** Statement that provokes a card, and one alike that does not. */
export interface Example {
  readonly card: string;
  /** Statements with the fault; its place is between « and ». */
  readonly sql: string;
  /** Statements alike without that fault. */
  readonly other: string;
  /** Statements that run before, on the games library. */
  readonly setUp?: string;
}
