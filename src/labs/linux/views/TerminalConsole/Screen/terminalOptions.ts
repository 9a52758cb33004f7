import type { ITerminalOptions } from '@xterm/xterm';
import { prefersReducedMotion } from '../../../../../preferences/motion';

/** Minimum contrast ratios, also for the colors that a program chooses. */
const MIN_CONTRASTS = { normal: 4.5, more: 7 } as const;

/**
 * Line height that leaves room below the letters. Rows have whole pixels: at
 * the font's own height, a fraction of a pixel would be clipped, and `_` with
 * it.
 */
const LINE_HEIGHT = 1.2;

/**
 * Returns the options of the terminal for the page's current theme, text size
 * and motion preference.
 */
export function getTerminalOptions(host: HTMLElement): ITerminalOptions {
  const style = getComputedStyle(host);
  const readToken = (name: string) =>
    style.getPropertyValue(`--sl-term-${name}`).trim();
  const [background, foreground] = [readToken('bg'), readToken('text')];
  const colours = {
    red: readToken('red'),
    green: readToken('green'),
    yellow: readToken('amber'),
    blue: readToken('blue'),
    magenta: readToken('magenta'),
    cyan: readToken('cyan'),
  };
  return {
    fontFamily: style.fontFamily,
    fontSize: Math.round(parseFloat(style.fontSize)) || 14,
    lineHeight: LINE_HEIGHT,
    cursorBlink: !prefersReducedMotion(),
    minimumContrastRatio:
      MIN_CONTRASTS[
        document.documentElement.dataset.contrast === 'more' ? 'more' : 'normal'
      ],
    theme: {
      background,
      foreground,
      cursor: foreground,
      cursorAccent: background,
      selectionBackground: foreground,
      selectionForeground: background,
      scrollbarSliderBackground: readToken('line'),
      scrollbarSliderHoverBackground: readToken('muted'),
      scrollbarSliderActiveBackground: readToken('muted'),
      black: background,
      white: foreground,
      ...colours,
      brightBlack: readToken('muted'),
      brightRed: colours.red,
      brightGreen: colours.green,
      brightYellow: colours.yellow,
      brightBlue: colours.blue,
      brightMagenta: colours.magenta,
      brightCyan: colours.cyan,
      brightWhite: foreground,
    },
  };
}
