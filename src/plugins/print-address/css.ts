/**
 * Returns a rule that lets style sheets print the site's address before a path.
 */
export function createAddressRule(siteUrl: string): string {
  const address = new URL(siteUrl).origin;
  return `:root{--sl-site-address:"${address}"}\n`;
}
