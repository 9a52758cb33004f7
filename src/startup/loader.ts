import { controlOf, LIVE } from './heard';

// Everything here travels inside each page: every byte counts.

/** Besides, links that say more of where they lead to who stops at them. */
const HINTED = `${LIVE},[data-hinted]`;

const FIELD = 'input,select,textarea';

const SLOW_MS = 6000;

// Set by the build, from where the application has them.
declare const SHORTCUTS: readonly string[];
declare const CONTRAST_KEY: string;
declare const COLOR_MODE_KEY: string;

const { dataset } = document.documentElement;
/** Names the scripts of the application, in the order in which they run. */
const app = document.querySelector('meta[name=app]') as HTMLMetaElement;
const heard: Event[] = (window.heard = []);
let pointer = 'mouse';
let coming: Promise<unknown> | undefined;
let notice: HTMLElement | undefined;
let slow: unknown;
let attempt = 0;

function add(name: 'link' | 'script', rest: Record<string, unknown>) {
  return new Promise((resolve, reject) => {
    const tag = document.createElement(name);
    tag.onload = resolve;
    tag.onerror = reject;
    document.head.append(Object.assign(tag, rest));
  });
}

/** Tells, under the last control that was pressed, how its loading goes, and tries again. */
function tell(text: string): void {
  const last = heard.at(-1)?.target as Element | undefined;
  const bottom = last?.getBoundingClientRect().bottom ?? 80;
  notice?.remove();
  notice = document.createElement('p');
  notice.dataset.heard = 'notice';
  notice.role = 'alert';
  notice.style.top = `${bottom + scrollY}px`;
  notice.textContent = text;
  const again = document.createElement('button');
  again.dataset.native = '';
  again.className = 'button button--secondary';
  again.textContent = 'Reintentar';
  again.onclick = () => {
    notice?.remove();
    slow = coming = undefined;
    start();
  };
  notice.append(again);
  // Outside of what React is about to take over.
  document.body.append(notice);
}

async function bring(mine: number): Promise<void> {
  const [runtime, main, ...parts] = app.content.split(' ');
  const core = document.querySelector<HTMLLinkElement>('link[data-full]');
  await Promise.all([
    // Into the browser's cache. A `<link rel=preload>` that failed once would
    // be remembered, and trying again would be in vain.
    ...[runtime, main, ...parts].map((href = '') => fetch(href)),
    core && add('link', { rel: 'stylesheet', href: core.dataset.full }),
  ]);
  // It was slow, and somebody asked again.
  if (mine !== attempt) return;
  core?.remove();
  // Until then half of the page may be missing.
  while (document.readyState === 'loading')
    await new Promise((resolve) => {
      document.addEventListener('readystatechange', resolve);
    });
  await add('script', { src: runtime });
  await add('script', { src: main });
}

function start(): void {
  coming ??= bring(++attempt).catch(() => {
    tell('No se pudo cargar: revisa tu conexión.');
  });
}

function hear(event: Event): void {
  heard.push(event);
  // React may be listening already, before it can answer.
  event.stopImmediatePropagation();
  slow ??= setTimeout(() => {
    if (window.heard) tell('Sigue cargando…');
  }, SLOW_MS);
  start();
}

function keep(key: string, value: string): void {
  try {
    localStorage[value === 'system' ? 'removeItem' : 'setItem'](key, value);
  } catch {
    // Blocked or full storage: the page shows it all the same.
  }
}

/** Leaves a choice on `<html>` and on the device, where React finds it. */
function turn(what: string | undefined): void {
  if (what === 'contrast') {
    dataset.contrast = dataset.contrast === 'more' ? 'normal' : 'more';
    keep(CONTRAST_KEY, dataset.contrast);
    return;
  }
  const mode =
    { system: 'light', light: 'dark' }[dataset.themeChoice ?? ''] ?? 'system';
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  dataset.themeChoice = mode;
  dataset.theme = mode === 'system' ? (isDark ? 'dark' : 'light') : mode;
  keep(COLOR_MODE_KEY, mode);
}

const hint = (event: Event) => {
  if (controlOf(event, HINTED)) start();
};

const handlers: Record<string, (event: Event) => void> = {
  pointerover: hint,
  focusin: hint,
  pointerdown(event) {
    pointer = (event as PointerEvent).pointerType;
    hint(event);
  },
  click(event) {
    const turns = controlOf(event, '[data-turns]');
    if (turns) turn(turns.dataset.turns);
    const control = controlOf(event, pointer === 'touch' ? HINTED : LIVE);
    if (!control || control.matches(FIELD)) return;
    event.preventDefault();
    control.dataset.heard = pointer;
    control.ariaBusy = 'true';
    hear(event);
  },
  input: hear,
  submit(event) {
    event.preventDefault();
    hear(event);
  },
  keydown(event) {
    const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
    const isWithControl = ctrlKey || metaKey;
    const pressed = isWithControl ? `mod+${key.toLowerCase()}` : key;
    if (
      altKey ||
      !SHORTCUTS.includes(pressed) ||
      (!isWithControl && (controlOf(event, FIELD) || dataset.shortcuts))
    )
      return;
    if (!key.startsWith('Arrow')) event.preventDefault();
    hear(event);
  },
};

for (const type in handlers)
  document.addEventListener(
    type,
    (event) => {
      if (window.heard) handlers[type]?.(event);
    },
    true,
  );

const { connection } = navigator as { connection?: { saveData: boolean } };

if ('now' in app.dataset) start();
// What this device keeps is on the page once the application is.
else if (dataset.progress === 'some' && !connection?.saveData) onload = start;
