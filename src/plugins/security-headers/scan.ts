import {
  getAttribute,
  walkElements,
  parseHtml,
  getRefreshTarget,
  getOwnText,
  type Element,
} from '../../../scripts/lib/html.mjs';

/** Part of a page that the policy would block. */
interface Finding {
  readonly found: string;
  readonly advice: string;
}

/** Facts of a built page that the policy depends on. */
export interface PageScan {
  /**
   * True for a page that Docusaurus rendered, which must contain the site-wide
   * scripts.
   */
  readonly isSitePage: boolean;
  readonly inlineScripts: readonly string[];
  readonly findings: readonly Finding[];
}

/**
 * Script types that a browser runs or that the policy governs like a script;
 * any other is data.
 */
const EXECUTABLE_TYPES = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

const CODE_LINKS = new Set(['stylesheet', 'modulepreload', 'preload']);

/** Shortens code for an error message. */
export function shortenCode(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}

function isForeign(address: string, siteOrigin: string): boolean {
  if (!URL.canParse(address, siteOrigin)) return true;
  const { origin, protocol } = new URL(address, siteOrigin);
  return protocol !== 'data:' && origin !== siteOrigin;
}

function getCodeAddress(element: Element): string | undefined {
  if (element.tagName === 'script') return getAttribute(element, 'src');
  if (element.tagName !== 'link') return undefined;
  const relations = (getAttribute(element, 'rel') ?? '')
    .toLowerCase()
    .split(/\s+/);
  return relations.some((relation) => CODE_LINKS.has(relation))
    ? getAttribute(element, 'href')
    : undefined;
}

function scanElement(element: Element, siteOrigin: string): Finding[] {
  const findings: Finding[] = [];
  if (element.tagName === 'style')
    findings.push({
      found: `un elemento <style>: «${shortenCode(getOwnText(element))}»`,
      advice: 'pasa esos estilos a un módulo CSS',
    });
  for (const { name, value } of element.attrs)
    if (/^on[a-z]+$/.test(name))
      findings.push({
        found: `el atributo ${name}="${shortenCode(value)}" en <${element.tagName}>`,
        advice: 'escucha el evento desde un componente',
      });
  const address = getCodeAddress(element);
  if (address !== undefined && isForeign(address, siteOrigin))
    findings.push({
      found: `<${element.tagName}> carga código de otro sitio: ${shortenCode(address)}`,
      advice: 'instala el paquete o copia el archivo en static/',
    });
  return findings;
}

function getInlineScript(element: Element): string | undefined {
  if (element.tagName !== 'script') return undefined;
  if (getAttribute(element, 'src') !== undefined) return undefined;
  const type = (getAttribute(element, 'type') ?? '').trim().toLowerCase();
  return EXECUTABLE_TYPES.has(type) ? getOwnText(element) : undefined;
}

/**
 * Collects from a built page everything that the security policy has to allow
 * or refuse.
 */
export function scanPage(html: string, siteOrigin: string): PageScan {
  const document = parseHtml(html);
  const elements = [...walkElements(document)];
  return {
    isSitePage:
      getRefreshTarget(document) === undefined &&
      elements.some(
        (element) =>
          element.tagName === 'meta' &&
          getAttribute(element, 'name') === 'generator' &&
          getAttribute(element, 'content')?.startsWith('Docusaurus'),
      ),
    inlineScripts: elements.flatMap(
      (element) => getInlineScript(element) ?? [],
    ),
    findings: elements.flatMap((element) => scanElement(element, siteOrigin)),
  };
}
