import { nextMode } from './components/ColorModeButton/modes';

// Set by the build, from where the application has them.
declare const CONTRAST_KEY: string;
declare const COLOR_MODE_KEY: string;

function keep(key: string, value: string): void {
  try {
    localStorage[value === 'system' ? 'removeItem' : 'setItem'](key, value);
  } catch {
    // Blocked or full storage: the page shows it all the same.
  }
}

const { dataset } = document.documentElement;

/** Leaves a choice on `<html>` and on the device, where React finds it. */
const turns: Record<string, () => void> = {
  contrast() {
    dataset.contrast = dataset.contrast === 'more' ? 'normal' : 'more';
    keep(CONTRAST_KEY, dataset.contrast);
  },
  'color-mode'() {
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const mode = nextMode(dataset.themeChoice, isDark) ?? 'system';
    dataset.themeChoice = mode;
    dataset.theme = mode === 'system' ? (isDark ? 'dark' : 'light') : mode;
    keep(COLOR_MODE_KEY, mode);
  },
};

// Travels inside each page: contrast and colour work before the application.
document.addEventListener(
  'click',
  (event) => {
    const turn = (event.target as Element).closest<HTMLElement>('[data-turns]')
      ?.dataset.turns;
    if (!turn || dataset.hasHydrated === 'true') return;
    turns[turn]?.();
    // React may be listening already, before it can answer.
    event.stopImmediatePropagation();
  },
  true,
);
