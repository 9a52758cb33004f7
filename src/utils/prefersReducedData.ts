/**
 * Returns true when the reader turned on data saving: then no download may
 * start without a click.
 */
export const prefersReducedData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } })
    .connection?.saveData === true;
