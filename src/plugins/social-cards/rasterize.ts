import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { version } from '@resvg/resvg-js/package.json';
import { isFile } from '../../../scripts/lib/files.mjs';

const FONT = path.join(__dirname, 'fonts', 'JetBrainsMono-Bold.ttf');

/**
 * Renders an SVG as PNG with the repository's font alone, so that every machine
 * draws the same.
 */
export function rasterize(svg: string): Buffer {
  return new Resvg(svg, {
    font: {
      loadSystemFonts: false,
      fontFiles: [FONT],
      defaultFontFamily: 'JetBrains Mono',
    },
  })
    .render()
    .asPng();
}

/** Writes an SVG to a file, as PNG. */
export type WritePng = (svg: string, file: string) => Promise<void>;

/**
 * Creates a writer that draws each picture once and caches it in `cacheDir`,
 * under a name that changes with the drawing, the renderer or the font.
 *
 * @throws {Error} when the font is missing: the renderer itself would draw
 *   cards without text and report nothing.
 */
export async function createPngWriter(cacheDir: string): Promise<WritePng> {
  const font = await readFile(FONT).catch((cause: unknown) => {
    throw new Error(
      `No se puede leer la fuente de las tarjetas sociales.\n  se esperaba: ${FONT}`,
      { cause },
    );
  });
  await mkdir(cacheDir, { recursive: true });
  return async (svg, file) => {
    const hash = createHash('sha256')
      .update(version)
      .update(font)
      .update(svg)
      .digest('hex');
    const cachedPath = path.join(cacheDir, `${hash}.png`);
    if (!(await isFile(cachedPath))) {
      // The final name appears only on completion, so that an interrupted build
      // leaves no half picture in the cache.
      const temporaryPath = `${cachedPath}.${process.pid}.tmp`;
      await writeFile(temporaryPath, rasterize(svg));
      await rename(temporaryPath, cachedPath);
    }
    await mkdir(path.dirname(file), { recursive: true });
    await copyFile(cachedPath, file);
  };
}
