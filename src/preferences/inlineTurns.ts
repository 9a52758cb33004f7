import { getNextMode } from './modes';

// Constants that the build defines from the application's own values.
declare const CONTRAST_KEY: string;
declare const COLOR_MODE_KEY: string;
declare const MARKED_KEY: string;

/**
 * Writes to storage without throwing.
 *
 * @returns False when storage is blocked or full.
 */
function trySetItem(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

const { dataset } = document.documentElement;

/**
 * Actions by `data-turns`; each applies a choice to the page and to storage,
 * where React finds it. An action returns false when it did not apply.
 */
const clickActions: Record<string, (control: HTMLElement) => boolean> = {
  contrast() {
    dataset.contrast = dataset.contrast === 'more' ? 'normal' : 'more';
    trySetItem(CONTRAST_KEY, dataset.contrast);
    return true;
  },
  'color-mode'() {
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const mode = getNextMode(dataset.themeChoice, isDark) ?? 'system';
    dataset.themeChoice = mode;
    dataset.theme = mode === 'system' ? (isDark ? 'dark' : 'light') : mode;
    if (mode === 'system') localStorage.removeItem(COLOR_MODE_KEY);
    else trySetItem(COLOR_MODE_KEY, mode);
    return true;
  },
  // Marks a lesson as done before hydration, so that a reader who leaves at
  // once has marked it.
  mark(control) {
    const line = `${control.dataset.lesson}\n`;
    const isMarked = control.getAttribute('aria-pressed') !== 'true';
    const markedLines = localStorage.getItem(MARKED_KEY) ?? '';
    const otherLines = markedLines.replace(line, '');
    if (!trySetItem(MARKED_KEY, isMarked ? otherLines + line : otherLines))
      return false;
    control.setAttribute('aria-pressed', String(isMarked));
    return true;
  },
};

// Runs inline in each page, so that these controls work before hydration.
document.addEventListener(
  'click',
  (event) => {
    const control = (event.target as Element).closest<HTMLElement>(
      '[data-turns]',
    );
    if (!control || dataset.hasHydrated === 'true') return;
    try {
      if (!clickActions[control.dataset.turns ?? '']?.(control)) return;
    } catch {
      // Reading storage may throw when it is blocked.
      return;
    }
    // React may have attached its listeners already, before hydration ends.
    event.stopImmediatePropagation();
  },
  true,
);
