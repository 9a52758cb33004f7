import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listFiles } from '../../../scripts/lib/files.mjs';
import { drawCard } from './drawCard';
import { planCards, type FoundPage } from './planCards';
import { createPngWriter } from './rasterize';
import { readPage } from './readPage';

async function findPages(outDir: string): Promise<readonly FoundPage[]> {
  const files = (await listFiles(outDir)).filter((file) =>
    file.endsWith('.html'),
  );
  const pages: FoundPage[] = [];
  for (const file of files) {
    const page = readPage(await readFile(path.join(outDir, file), 'utf8'));
    if (page) pages.push({ ...page, file });
  }
  if (pages.length === 0)
    throw new Error(
      `No hay tarjetas sociales que dibujar.\n  se esperaba: páginas de Docusaurus en ${outDir}\n  se encontró: ${files.length} archivos HTML, ninguno con <meta name="generator" content="Docusaurus …">`,
    );
  return pages;
}

/** Draws the picture that social networks show for each page. */
export default function socialCardsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'steve-labs-social-cards',

    async postBuild({ outDir, siteConfig }) {
      const cards = planCards(await findPages(outDir), siteConfig);
      const writePng = await createPngWriter(
        path.join(siteDir, '.cache', 'social'),
      );
      for (const { path: cardFile, ...card } of cards) {
        const svg = drawCard({
          ...card,
          brand: siteConfig.title,
          tagline: siteConfig.tagline,
        });
        await writePng(svg, path.join(outDir, cardFile));
      }
    },
  };
}
