/**
 * Redraws every icon from `static/img/logo.svg`: `node scripts/make-icons.mjs`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { runCli, UserError } from './lib/cli.mjs';
import { wrapIco } from './lib/ico.mjs';

const staticDir = path.resolve(import.meta.dirname, '..', 'static');
const source = path.join(staticDir, 'img', 'logo.svg');

/**
 * Colour of the background. Systems crop these icons to their own shape, so it
 * fills the whole square.
 */
const PANEL_COLOUR = '#12171d';
/** Fraction of the side that a circular crop keeps. */
const SAFE_IN_CIRCLE = 0.8;

/**
 * @param {string} svg
 * @param {number} size
 */
function renderPng(svg, size) {
  return new Resvg(svg, {
    fitTo: { mode: 'width', value: size },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();
}

/**
 * @param {string} svg
 * @param {number} scale Fraction of the side that the drawing takes.
 * @returns {string} SVG of the drawing over a panel that fills the square.
 */
function addPanel(svg, scale) {
  const data = Buffer.from(svg).toString('base64');
  const margin = (64 * (1 - scale)) / 2;
  const side = 64 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" fill="${PANEL_COLOUR}"/><image x="${margin}" y="${margin}" width="${side}" height="${side}" href="data:image/svg+xml;base64,${data}"/></svg>`;
}

await runCli(async () => {
  const svg = await readFile(source, 'utf8').catch(() => {
    throw new UserError(
      `No se encuentra ${source}.`,
      'Los iconos se dibujan a partir de ese archivo: recupéralo o dibuja otro.',
    );
  });
  const icons = {
    'img/icon-192.png': renderPng(svg, 192),
    'img/icon-512.png': renderPng(svg, 512),
    'img/icon-maskable-512.png': renderPng(addPanel(svg, SAFE_IN_CIRCLE), 512),
    'img/apple-touch-icon.png': renderPng(addPanel(svg, 1), 180),
    'favicon.ico': wrapIco(renderPng(svg, 32), 32),
  };
  for (const [name, bytes] of Object.entries(icons)) {
    await writeFile(path.join(staticDir, name), bytes);
    console.log(`✓ static/${name} (${bytes.length} bytes)`);
  }
  return 0;
});
