import type { ITerminalOptions } from '@xterm/xterm';
import { prefersReducedMotion } from '../../../../../preferences/motion';

/** As little contrast as a program's own choice of colours may leave. */
const contrasts = { normal: 4.5, more: 7 } as const;

/**
 * Rows of whole pixels, with room under the letters: in a row as high as its
 * font says, what a fraction of a pixel pushes out is cut, and `_` is all there.
 */
const lineHeight = 1.2;

/** How the terminal looks in the page's theme, size of text and motion of now. */
export function dress(host: HTMLElement): ITerminalOptions {
  const style = getComputedStyle(host);
  const token = (name: string) =>
    style.getPropertyValue(`--sl-term-${name}`).trim();
  const [background, foreground] = [token('bg'), token('text')];
  const colours = {
    red: token('red'),
    green: token('green'),
    yellow: token('amber'),
    blue: token('blue'),
    magenta: token('magenta'),
    cyan: token('cyan'),
  };
  return {
    fontFamily: style.fontFamily,
    fontSize: Math.round(parseFloat(style.fontSize)) || 14,
    lineHeight,
    cursorBlink: !prefersReducedMotion(),
    minimumContrastRatio:
      contrasts[
        document.documentElement.dataset.contrast === 'more' ? 'more' : 'normal'
      ],
    theme: {
      background,
      foreground,
      cursor: foreground,
      cursorAccent: background,
      selectionBackground: foreground,
      selectionForeground: background,
      scrollbarSliderBackground: token('line'),
      scrollbarSliderHoverBackground: token('muted'),
      scrollbarSliderActiveBackground: token('muted'),
      black: background,
      white: foreground,
      ...colours,
      brightBlack: token('muted'),
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
