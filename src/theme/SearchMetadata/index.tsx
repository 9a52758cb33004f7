/** The stock one speaks to a search that this site does not have. */
export default function SearchMetadata(): null {
  return null;
}
