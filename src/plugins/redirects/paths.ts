/** Puts a site path under the base path, which starts and ends with `/`. */
export function addBaseUrl(baseUrl: string, sitePath: string): string {
  return `${baseUrl}${sitePath.slice(1)}`;
}
