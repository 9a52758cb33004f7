const bareAmpersand = /<(script|style)\b[^]*?<\/\1>|&(?=[a-z])(?![a-z0-9]+;)/gi;

/**
 * Writes `&` before a name as `&amp;`, as React does and the minifier of
 * Docusaurus undoes: in a program's `&numero`, a careless reader of HTML sees №.
 */
export const withWholeAmpersands = (html: string): string =>
  html.replace(bareAmpersand, (found) => (found === '&' ? '&amp;' : found));
