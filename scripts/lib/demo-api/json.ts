export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** JSON value of a payload; a key with an undefined value is left out of it. */
export type Json =
  string | number | boolean | null | readonly Json[] | JsonObject;
