const bareAmpersand = /<(script|style)\b[^]*?<\/\1>|&(?=[a-z])(?![a-z0-9]+;)/gi;

/**
 * Escapes `&` before a name as `&amp;`, which React does and the minifier of
 * Docusaurus undoes: a lenient parser of HTML reads `&numero` in a program as
 * №.
 */
export const escapeBareAmpersands = (html: string): string =>
  html.replace(bareAmpersand, (found) => (found === '&' ? '&amp;' : found));
