import { addressOfFile } from '../../../scripts/lib/addresses.mjs';
import { socialCardPath } from '../../utils/cardPath';
import { drawable } from './fitTitle';
import type { BuiltPage } from './readPage';
import { placeOf, type Place } from './section';

/** Parts of the site's configuration that cards depend on. */
export interface SiteFacts {
  readonly title: string;
  readonly tagline: string;
  readonly url: string;
  readonly baseUrl: string;
}

/** A built page and its file, relative to the output folder. */
export interface FoundPage extends BuiltPage {
  readonly file: string;
}

/** Texts of a card, and its path inside the output folder. */
export interface Card extends Place {
  readonly path: string;
  readonly title: string;
}

function cardTitle(page: FoundPage, site: SiteFacts): string {
  // A page with the site's own title would repeat the brand.
  if (page.documentTitle === site.title && site.tagline !== '')
    return drawable(site.tagline);
  const own = page.documentTitle.replace(` | ${site.title}`, '');
  return drawable(page.heading) || drawable(own);
}

function problem(
  file: string,
  expected: string,
  found: string,
  advice: string,
): string {
  return [
    file,
    `  se esperaba: ${expected}`,
    `  se encontró: ${found}`,
    `  qué hacer: ${advice}`,
  ].join('\n');
}

function checkTitle(page: FoundPage, title: string): string[] {
  if (page.documentTitle === '')
    return [
      problem(
        page.file,
        'un <title> con texto',
        'ninguno, o vacío',
        'da un título a la página (title en su front matter o en su Layout)',
      ),
    ];
  if (title === '')
    return [
      problem(
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
    problem(
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
    const sitePath = addressOfFile(page.file, '/');
    const path = socialCardPath(
      `${site.baseUrl}${sitePath.slice(1)}`,
      site.baseUrl,
    );
    const title = cardTitle(page, site);
    problems.push(
      ...checkTitle(page, title),
      ...checkImage(page, `${site.url}${site.baseUrl}${path}`),
    );
    const owner = owners.get(path);
    if (owner !== undefined)
      problems.push(
        problem(
          page.file,
          'una tarjeta para cada página',
          `${path}, que ya es la tarjeta de ${owner}`,
          'cambia la ruta de una de las dos páginas',
        ),
      );
    owners.set(path, page.file);
    return { path, title, ...placeOf(sitePath) };
  });
  if (problems.length > 0)
    throw new Error(
      `Las tarjetas sociales no encajan con el sitio construido:\n\n${problems.join('\n\n')}`,
    );
  return cards;
}
