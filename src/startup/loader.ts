import type { SourceFile } from '../labs/c/engine/types';
import { controlOf, LIVE } from './heard';

// This script is inlined into every page, so every byte counts.

/**
 * Selector that adds the links which show more about their target when hovered
 * or focused.
 */
const HINTED = `${LIVE},[data-hinted]`;

const FIELD = 'input,select,textarea';

/**
 * Delay, in ms, before a load counts as slow, and before the worker is
 * registered on a page where nothing was scrolled.
 */
const LONG_MS = 7000;

const UPDATED = 'El sitio se actualizó mientras leías.';

// Constants that the build defines from the values of the application.
declare const SHORTCUTS: readonly string[];
declare const WORKER: string;
declare const MARK: string;

const { dataset } = document.documentElement;
/**
 * Holds the mark of the build and the addresses of its scripts, entry chunks
 * first.
 */
const app = document.querySelector('[name=app]') as HTMLMetaElement;
const parts = app.content.split(' ');
/** Critical style sheet, replaced when the application loads. */
const core = document.querySelector('[data-full]') as HTMLLinkElement;
const heard: Event[] = (window.heard = []);
let pointer = '';
let coming: Promise<unknown> | undefined;
let notice: HTMLElement | undefined;
let slow: unknown;
/** 1 once the scripts of the application were inserted. */
let placed = 0;

const make = <Name extends 'button' | 'p' | 'script'>(
  name: Name,
  rest: Record<string, unknown>,
) => Object.assign(document.createElement(name), rest);

const run = (src: string) =>
  new Promise((onload, onerror) => {
    document.head.append(
      make('script', { src, async: false, onload, onerror }),
    );
  });

/**
 * Shows the state of the load under the last pressed control, with a button to
 * retry.
 */
function tell(text: string): void {
  const last = heard.at(-1)?.target as Element | undefined;
  const bottom = last?.getBoundingClientRect().bottom ?? 80;
  notice?.remove();
  notice = make('p', { role: 'alert' });
  notice.dataset.heard = 'notice';
  notice.style.top = `${bottom + scrollY}px`;
  const button = make('button', {
    className: 'button button--secondary',
    textContent: 'Volver a cargar',
    onclick() {
      if (text === UPDATED) location.reload();
      notice?.remove();
      slow = coming = undefined;
      start();
    },
  });
  button.dataset.native = '';
  notice.append(text, button);
  // Outside of React's root, and first in the body, where it is seen even
  // without a sheet.
  document.body.prepend(notice);
}

async function bring(): Promise<void> {
  // Fetches into the HTTP cache. The browser would remember a failed
  // `<link rel=preload>`, and a retry would fail too.
  await Promise.all(
    [...parts, core.dataset.full as string].map(async (part) => {
      if (!(await fetch(part)).ok) throw Error();
    }),
  );
  // Waits for the parser, because part of the page may be missing until then.
  if (document.readyState === 'loading')
    await new Promise((resolve) => {
      document.onreadystatechange = resolve;
    });
  // Stops if a retry of a slow load already inserted the scripts.
  if (placed) return;
  placed = 1;
  // Entry chunks run last: they look up the others.
  await Promise.all(parts.reverse().map(run));
}

function start(): void {
  coming ??= bring().catch(async () => {
    placed = 0;
    // Checks if the site was published again, without the files of this page.
    const mark = await fetch(MARK, { cache: 'no-store' }).then(
      (response) => response.text(),
      () => app.dataset.build,
    );
    tell(
      mark === app.dataset.build
        ? 'No se pudo cargar: revisa tu conexión.'
        : UPDATED,
    );
  });
}

function hear(event: Event & { readonly key?: string }): void {
  heard.push(event);
  // Arrow keys, whose names are longer than one character, must still scroll.
  if (!event.key?.[1]) event.preventDefault();
  // Hides the event from React, which may already listen but cannot answer yet.
  event.stopImmediatePropagation();
  slow ??= setTimeout(() => {
    if (window.heard) tell('Sigue cargando…');
  }, LONG_MS);
  start();
}

const hint = (event: Event & { readonly pointerType?: string }) => {
  // Focus events have no pointer type.
  pointer = event.pointerType ?? pointer;
  if (controlOf(event, HINTED)) start();
};

const handlers: Record<string, (event: Event) => void> = {
  pointerover: hint,
  focusin: hint,
  pointerdown: hint,
  click(event) {
    const control = controlOf(event, pointer === 'touch' ? HINTED : LIVE);
    if (!control || control.matches(FIELD)) return;
    control.dataset.heard = pointer;
    control.ariaBusy = 'true';
    hear(event);
    // File name of the program that the button runs, if it runs one.
    const { name } = control.dataset;
    if (!name) return;
    // Starts the compiler early: it takes longer to load than the application
    // that uses it.
    const worker = (window.early ??= new Worker(app.dataset.c as string));
    worker.onerror = () => delete window.early;
    worker.postMessage({
      name,
      text: control.closest('[data-lab]')?.querySelector('pre')?.textContent,
    } satisfies Record<keyof SourceFile, unknown>);
  },
  submit: hear,
  input: hear,
  keydown(event) {
    const { altKey, ctrlKey, metaKey, key } = event as KeyboardEvent;
    const isShortcut =
      ctrlKey || metaKey
        ? SHORTCUTS.includes(`mod+${key.toLowerCase()}`)
        : SHORTCUTS.includes(key) &&
          !controlOf(event, FIELD) &&
          !dataset.shortcuts;
    if (isShortcut && !altKey) hear(event);
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

// Some browsers lack one of them, and a page without HTTPS has no worker.
const { connection, serviceWorker } = navigator as {
  connection?: { saveData: boolean };
  serviceWorker?: ServiceWorkerContainer;
};

const register = () => {
  onscroll = null;
  void serviceWorker?.register(WORKER);
};

// The sheet before this script has loaded or failed by now. If it failed,
// `sheet` is null or reading its rules throws, depending on the browser.
try {
  if (!(app.dataset.now ?? (core.sheet as CSSStyleSheet).cssRules)) start();
} catch {
  start();
}

onload = async () => {
  // Only the application shows the progress saved on this device.
  if (!connection?.saveData) {
    if (dataset.progress === 'some') start();
    onscroll = register;
    setTimeout(register, LONG_MS);
  }
  if (!serviceWorker) return;
  for (const part of parts) if (!(await caches.match(part))) return;
  start();
};
