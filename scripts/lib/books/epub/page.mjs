import { escapeXml, renderElement } from './xml.mjs';

export const STYLESHEET = 'estilo.css';

/**
 * Writes a page of the book around its content.
 *
 * @param {string} title
 * @param {string} content Markup of its `<body>`.
 * @param {string} [type] Value of `epub:type` for the whole page.
 * @returns {string}
 */
export function renderPage(title, content, type) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="es" lang="es">
<head>
<meta charset="utf-8"/>
<title>${escapeXml(title)}</title>
${renderElement('link', { rel: 'stylesheet', href: STYLESHEET })}
</head>
${renderElement('body', { 'epub:type': type }, `\n${content}\n`)}
</html>
`;
}
