import { nextMode } from './components/ColorModeButton/modes';

// Set by the build, from where the application has them.
declare const CONTRAST_KEY: string;
declare const COLOR_MODE_KEY: string;
declare const MARKED_KEY: string;

/** @returns Whether the device keeps it: storage may be blocked or full. */
function keep(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

const { dataset } = document.documentElement;

/** Leaves a choice on the page and on the device, where React finds it. */
const turns: Record<string, (control: HTMLElement) => boolean> = {
  contrast() {
    dataset.contrast = dataset.contrast === 'more' ? 'normal' : 'more';
    keep(CONTRAST_KEY, dataset.contrast);
    return true;
  },
  'color-mode'() {
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const mode = nextMode(dataset.themeChoice, isDark) ?? 'system';
    dataset.themeChoice = mode;
    dataset.theme = mode === 'system' ? (isDark ? 'dark' : 'light') : mode;
    if (mode === 'system') localStorage.removeItem(COLOR_MODE_KEY);
    else keep(COLOR_MODE_KEY, mode);
    return true;
  },
  // A lesson: whoever marks it and leaves at once has marked it.
  mark(control) {
    const line = `${control.dataset.lesson}\n`;
    const isMarked = control.getAttribute('aria-pressed') !== 'true';
    const kept = localStorage.getItem(MARKED_KEY) ?? '';
    const others = kept.replace(line, '');
    if (!keep(MARKED_KEY, isMarked ? others + line : others)) return false;
    control.setAttribute('aria-pressed', String(isMarked));
    return true;
  },
};

// Travels inside each page: these work before the application.
document.addEventListener(
  'click',
  (event) => {
    const control = (event.target as Element).closest<HTMLElement>(
      '[data-turns]',
    );
    if (!control || dataset.hasHydrated === 'true') return;
    try {
      if (!turns[control.dataset.turns ?? '']?.(control)) return;
    } catch {
      // Storage that may not even be looked at keeps nothing.
      return;
    }
    // React may be listening already, before it can answer.
    event.stopImmediatePropagation();
  },
  true,
);
