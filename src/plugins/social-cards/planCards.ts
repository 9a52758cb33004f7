import { getFileAddress } from '../../../scripts/lib/addresses.mjs';
import { getSocialCardPath } from '../../utils/socialCardPath';
import { removeUndrawable } from './fitTitle';
import type { PageFacts } from './readPage';
import { getPlace, type Place } from './section';

/** Parts of the site's configuration that cards depend on. */
export interface SiteFacts {
  readonly title: string;
  readonly tagline: string;
  readonly url: string;
  readonly baseUrl: string;
}

/** A built page and its file, relative to the output folder. */
export interface FoundPage extends PageFacts {
  readonly file: string;
}

/** Texts of a card, and its path inside the output folder. */
export interface Card extends Place {
  readonly path: string;
  readonly title: string;
}

function getCardTitle(page: FoundPage, site: SiteFacts): string {
  // A page with the site's own title would repeat the brand.
  if (page.documentTitle === site.title && site.tagline !== '')
    return removeUndrawable(site.tagline);
  const ownTitle = page.documentTitle.replace(` | ${site.title}`, '');
  return removeUndrawable(page.heading) || removeUndrawable(ownTitle);
}

function formatProblem(
  file: string,
  expected: string,
  foundText: string,
  advice: string,
): string {
  return [
    file,
    `  se esperaba: ${expected}`,
    `  se encontró: ${foundText}`,
    `  qué hacer: ${advice}`,
  ].join('\n');
}

function checkTitle(page: FoundPage, title: string): string[] {
  if (page.documentTitle === '')
    return [
      formatProblem(
        page.file,
        'un <title> con texto',
        'ninguno, o vacío',
        'da un título a la página (title en su front matter o en su Layout)',
      ),
    ];
  if (title === '')
    return [
      formatProblem(
        page.file,
        'un título con letras del alfabeto latino',
        `«${page.heading || page.documentTitle}»`,
        'escribe el título con letras, o amplía la fuente de src/plugins/social-cards/fonts',
      ),
    ];
  return [];
}

function checkImage(page: FoundPage, expected: string): string[] {
  const { images } = page;
  if (images.length > 0 && images.every((image) => image === expected))
    return [];
  return [
    formatProblem(
      page.file,
      `og:image ${expected}`,
      images.length === 0 ? 'ningún og:image' : images.join(', '),
      'quita la imagen propia de la página o corrige src/theme/SiteMetadata',
    ),
  ];
}

/**
 * Decides the card of every page.
 *
 * @throws {Error} naming, in Spanish, every page without title or whose
 * `og:image` is not the card that would be drawn for it.
 */
export function planCards(
  pages: readonly FoundPage[],
  site: SiteFacts,
): readonly Card[] {
  const problems: string[] = [];
  const owners = new Map<string, string>();
  const cards = pages.map((page) => {
    const sitePath = getFileAddress(page.file, '/');
    const path = getSocialCardPath(
      `${site.baseUrl}${sitePath.slice(1)}`,
      site.baseUrl,
    );
    const title = getCardTitle(page, site);
    problems.push(
      ...checkTitle(page, title),
      ...checkImage(page, `${site.url}${site.baseUrl}${path}`),
    );
    const owner = owners.get(path);
    if (owner !== undefined)
      problems.push(
        formatProblem(
          page.file,
          'una tarjeta para cada página',
          `${path}, que ya es la tarjeta de ${owner}`,
          'cambia la ruta de una de las dos páginas',
        ),
      );
    owners.set(path, page.file);
    return { path, title, ...getPlace(sitePath) };
  });
  if (problems.length > 0)
    throw new Error(
      `Las tarjetas sociales no encajan con el sitio construido:\n\n${problems.join('\n\n')}`,
    );
  return cards;
}
