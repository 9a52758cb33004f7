/** Actions on the names of the schema. */
export interface Actions {
  /** Receives a name as a statement writes it, in quotes if it needs them. */
  readonly onInsertName?: ((name: string) => void) | undefined;
  /** Shows the first rows of a table or view. */
  readonly onPreview?: ((table: string) => void) | undefined;
}
