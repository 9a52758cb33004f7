/** Test double: the base URL of tests is `/`. */
export default function useBaseUrl(url: string): string {
  return url;
}
