/** Whether the reader asked for few bytes: nothing starts by itself then. */
export const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } })
    .connection?.saveData === true;
