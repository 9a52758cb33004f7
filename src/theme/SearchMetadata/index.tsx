/**
 * Replaces the stock component, which is for a search service that this site
 * does not use.
 */
export default function SearchMetadata(): null {
  return null;
}
