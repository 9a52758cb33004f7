export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** What a payload is made of; a key without a value is left out of it. */
export type Json =
  string | number | boolean | null | readonly Json[] | JsonObject;
