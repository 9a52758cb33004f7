import { escapeHtml } from '../../utils/html';

/** Values of a redirect page. */
interface RedirectPage {
  /** Path on this site, with its base path, that the browser follows. */
  readonly href: string;
  /** Absolute address, for search engines. */
  readonly canonical: string;
  readonly siteTitle: string;
}

/**
 * Returns the page for an old address, for hosts that ignore `_redirects`. The
 * page has neither script nor style, so no policy can stop it.
 */
export function renderRedirectPage({
  href,
  canonical,
  siteTitle,
}: RedirectPage): string {
  return `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Esta página se mudó | ${escapeHtml(siteTitle)}</title>
    <meta http-equiv="refresh" content="0; url=${escapeHtml(href)}">
    <meta name="robots" content="noindex">
    <link rel="canonical" href="${escapeHtml(canonical)}">
  </head>
  <body>
    <main>
      <h1>Esta página se mudó</h1>
      <p>Ahora está en <a href="${escapeHtml(href)}">${escapeHtml(canonical)}</a>.</p>
    </main>
  </body>
</html>
`;
}
