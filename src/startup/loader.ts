import type { SourceFile } from '../labs/c/engine/types';
import { controlOf, LIVE } from './heard';

// Everything here travels inside each page: every byte counts.

/** Besides, links that say more of where they lead to who stops at them. */
const HINTED = `${LIVE},[data-hinted]`;

const FIELD = 'input,select,textarea';

/** Who waits this long wonders; who stays this long reads, without moving anything. */
const LONG_MS = 7000;

const UPDATED = 'El sitio se actualizó mientras leías.';

// Set by the build, from where the application has them.
declare const SHORTCUTS: readonly string[];
declare const WORKER: string;
declare const MARK: string;

const { dataset } = document.documentElement;
/** Names the build and its scripts, those that run first first. */
const app = document.querySelector('[name=app]') as HTMLMetaElement;
const parts = app.content.split(' ');
/** What the page wears until the application comes. */
const core = document.querySelector('[data-full]') as HTMLLinkElement;
const heard: Event[] = (window.heard = []);
let pointer = '';
let coming: Promise<unknown> | undefined;
let notice: HTMLElement | undefined;
let slow: unknown;
/** Counts what was brought and is being put in its place. */
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

/** Tells, under the last control that was pressed, how its loading goes, and what to do. */
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
  // Outside of what React is about to take over, and first where no sheet came.
  document.body.prepend(notice);
}

async function bring(): Promise<void> {
  // Into the browser's cache. A `<link rel=preload>` that failed once would be
  // remembered, and trying again would be in vain.
  await Promise.all(
    [...parts, core.dataset.full as string].map(async (part) => {
      if (!(await fetch(part)).ok) throw Error();
    }),
  );
  // Until then half of the page may be missing.
  if (document.readyState === 'loading')
    await new Promise((resolve) => {
      document.onreadystatechange = resolve;
    });
  // It was slow, and somebody asked again.
  if (placed) return;
  placed = 1;
  // The two that begin come last, and find the rest there.
  await Promise.all(parts.reverse().map(run));
}

function start(): void {
  coming ??= bring().catch(async () => {
    placed = 0;
    // The site may have been published again, without the files of this page.
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
  // Unless it is an arrow, which scrolls too.
  if (!event.key?.[1]) event.preventDefault();
  // React may be listening already, before it can answer.
  event.stopImmediatePropagation();
  slow ??= setTimeout(() => {
    if (window.heard) tell('Sigue cargando…');
  }, LONG_MS);
  start();
}

const hint = (event: Event & { readonly pointerType?: string }) => {
  // The focus has none.
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
    // Of the program that it runs, if it runs one.
    const { name } = control.dataset;
    if (!name) return;
    // The compiler takes longer to come than the application that will ask for it.
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

// Not every browser has both, nor a page without https.
const { connection, serviceWorker } = navigator as {
  connection?: { saveData: boolean };
  serviceWorker?: ServiceWorkerContainer;
};

const register = () => {
  onscroll = null;
  void serviceWorker?.register(WORKER);
};

// The sheet before it has loaded or failed by now. Of one that failed, a browser
// says that there is none, or lets nobody look into it.
try {
  if (!(app.dataset.now ?? (core.sheet as CSSStyleSheet).cssRules)) start();
} catch {
  start();
}

onload = async () => {
  // What this device keeps is on the page once the application is.
  if (!connection?.saveData) {
    if (dataset.progress === 'some') start();
    onscroll = register;
    setTimeout(register, LONG_MS);
  }
  if (!serviceWorker) return;
  for (const part of parts) if (!(await caches.match(part))) return;
  start();
};
