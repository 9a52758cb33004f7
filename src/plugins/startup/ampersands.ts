/** The references that React and the minifier write; any other name is text. */
const bareAmpersand =
  /<(script|style)\b[^]*?<\/\1>|&(?=[a-z]|\d[a-z\d]*;)(?!(?:amp|lt|gt|quot|apos|nbsp);)/gi;

/**
 * Escapes `&` before a name as `&amp;`, which React does and the minifier of
 * Docusaurus undoes where no reference has that name: a lenient parser of HTML
 * reads `&numero` in a program as №, and a strict one refuses `&oro;` and the
 * `&1;` of `2>&1;`.
 */
export const escapeBareAmpersands = (html: string): string =>
  html.replace(bareAmpersand, (ampersand) =>
    ampersand === '&' ? '&amp;' : ampersand,
  );
