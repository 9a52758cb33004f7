import { ADVANCE, fitTitle, LINE_HEIGHT } from './fitTitle';
import type { Place } from './section';

/** Texts of a card. */
export interface CardText extends Place {
  readonly title: string;
  readonly brand: string;
  /** Muted text at the foot, left out where it would repeat the title. */
  readonly tagline: string;
}

/** Colours of the terminal, as in `src/css/custom.css`. */
const COLOR = {
  background: '#12171d',
  bar: '#1b232c',
  line: '#3a4754',
  text: '#d7dee6',
  bright: '#f3f6f9',
  muted: '#a3b1bf',
  green: '#5fd38d',
  blue: '#6cb6ff',
  amber: '#f0c674',
} as const;

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const BAR_HEIGHT = 64;
/**
 * Box between the prompt and the foot; the title is centred vertically in it.
 */
const TITLE = { top: 204, width: WIDTH - 2 * MARGIN, height: 286 } as const;
/** Height of a capital letter in the font, in em. */
const CAPITAL_HEIGHT = 0.73;

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

const createSpan = (text: string, fill: string) =>
  `<tspan fill="${fill}">${escapeXml(text)}</tspan>`;

function drawBar(): string {
  const dots = [COLOR.green, COLOR.amber, COLOR.blue].map(
    (fill, index) =>
      `<circle cx="${MARGIN + 10 + index * 34}" cy="${BAR_HEIGHT / 2}" r="10" fill="${fill}"/>`,
  );
  return [
    `<rect width="${WIDTH}" height="${BAR_HEIGHT}" fill="${COLOR.bar}"/>`,
    `<rect y="${BAR_HEIGHT}" width="${WIDTH}" height="2" fill="${COLOR.line}"/>`,
    ...dots,
  ].join('');
}

function drawPrompt({ section, edition }: Place): string {
  const parts = [
    createSpan('steve@labs', COLOR.green),
    createSpan(':', COLOR.muted),
    createSpan('~', COLOR.blue),
    createSpan('$ ', COLOR.muted),
    createSpan(section, COLOR.text),
  ];
  if (edition !== undefined)
    parts.push(createSpan(` · edición ${edition}`, COLOR.amber));
  return `<text x="${MARGIN}" y="158" font-size="36">${parts.join('')}</text>`;
}

function drawTitle(title: string): string {
  const { size, lines } = fitTitle(title, TITLE);
  const step = size * LINE_HEIGHT;
  const inkHeight = (lines.length - 1) * step + size * CAPITAL_HEIGHT;
  const first =
    TITLE.top + (TITLE.height - inkHeight) / 2 + size * CAPITAL_HEIGHT;
  const rows = lines.map(
    (line, index) =>
      `<text x="${MARGIN}" y="${Math.round(first + index * step)}" font-size="${size}" fill="${COLOR.bright}">${escapeXml(line)}</text>`,
  );
  const end = MARGIN + (lines.at(-1) ?? '').length * size * ADVANCE;
  const baseline = Math.round(first + (lines.length - 1) * step);
  const cursor = `<rect x="${Math.round(end + size * 0.1)}" y="${Math.round(baseline - size * 0.8)}" width="${Math.round(size * 0.5)}" height="${Math.round(size)}" fill="${COLOR.green}"/>`;
  return [...rows, cursor].join('');
}

/** Horizontal position at which the brand ends and the tagline may begin. */
const TAGLINE_MIN_X = 460;

function drawTagline({ tagline, title }: CardText): string {
  if (tagline === '' || tagline === title) return '';
  const right = WIDTH - MARGIN;
  const size = Math.min(
    27,
    (right - TAGLINE_MIN_X) / (tagline.length * ADVANCE),
  );
  return `<text x="${right}" y="568" font-size="${size.toFixed(1)}" text-anchor="end" fill="${COLOR.muted}">${escapeXml(tagline)}</text>`;
}

function drawFoot(card: CardText): string {
  return [
    `<g transform="translate(${MARGIN} 524)" fill="none" stroke="${COLOR.green}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">`,
    `<rect x="1" y="1" width="66" height="66" rx="14" fill="${COLOR.bar}" stroke="${COLOR.line}" stroke-width="2"/>`,
    `<path d="M17 21l14 13-14 13"/><path d="M38 48h13"/></g>`,
    `<text x="${MARGIN + 88}" y="572" font-size="40" fill="${COLOR.text}">${escapeXml(card.brand)}</text>`,
    drawTagline(card),
  ].join('');
}

/** Draws a card as SVG: a terminal that prints the page's title. */
export function drawCard(card: CardText): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="JetBrains Mono" font-weight="700" xml:space="preserve">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOR.background}"/>`,
    drawBar(),
    drawPrompt(card),
    drawTitle(card.title),
    drawFoot(card),
    '</svg>',
  ].join('');
}
