/** Tests live at the root. */
export default function useBaseUrl(url: string): string {
  return url;
}
