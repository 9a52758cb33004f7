import type { SourceFile } from '../labs/c/engine/types';
import { findControl, CONTROLS_TO_HYDRATE } from './queuedEvents';

// This script is inlined into every page, so every byte counts.

/**
 * Selector that adds the links which show more about their target when hovered
 * or focused.
 */
const HINTED_CONTROLS = `${CONTROLS_TO_HYDRATE},[data-hinted]`;

const FIELD = 'input,select,textarea';

/**
 * Delay, in ms, before a load counts as slow, and before the worker is
 * registered on a page where nothing was scrolled.
 */
const SLOW_NOTICE_DELAY_MS = 7000;

const UPDATED = 'El sitio se actualizó mientras leías.';

// Constants that the build defines from the values of the application.
declare const SHORTCUTS: readonly string[];
declare const WORKER: string;
declare const MARK: string;

const { dataset } = document.documentElement;
/**
 * Holds the mark of the build, the addresses of its scripts, entry chunks first,
 * and that of the worker of a lab, by the id of the lab.
 */
const { content, dataset: appData } = document.querySelector(
  '[name=app]',
) as HTMLMetaElement;
const scriptUrls = content.split(' ');
/** Critical style sheet, replaced when the application loads. */
const coreSheet = document.querySelector('[data-full]') as HTMLLinkElement;
const queuedEvents: Event[] = (window.queuedEvents = []);
let pointerType = '';
let loadPromise: Promise<unknown> | null | undefined;
let notice: HTMLElement | undefined;
let slowNoticeTimer: unknown;
/** 1 once the scripts of the application were inserted. */
let scriptsInserted = 0;

const createElement = <Name extends 'button' | 'p' | 'script'>(
  name: Name,
  rest: Record<string, unknown>,
) => Object.assign(document.createElement(name), rest);

const insertScript = (src: string) =>
  new Promise((onload, onerror) => {
    document.head.append(
      createElement('script', { src, onload, onerror, async: false }),
    );
  });

/**
 * Shows the state of the load under the last pressed control, with a button to
 * retry.
 */
function showNotice(text: string): void {
  const last = queuedEvents.at(-1)?.target as Element | undefined;
  const bottom = last?.getBoundingClientRect().bottom ?? 80;
  notice?.remove();
  notice = createElement('p', { role: 'alert' });
  notice.dataset.heard = 'notice';
  notice.style.top = `${bottom + scrollY}px`;
  const button = createElement('button', {
    className: 'button--secondary button',
    textContent: 'Volver a cargar',
    onclick() {
      if (text === UPDATED) location.reload();
      notice?.remove();
      slowNoticeTimer = loadPromise = null;
      startLoading();
    },
  });
  button.dataset.native = '';
  notice.append(text, button);
  // Outside of React's root, and first in the body, where it is seen even
  // without a sheet.
  document.body.prepend(notice);
}

async function loadApplication(): Promise<void> {
  // Fetches into the HTTP cache. The browser would remember a failed
  // `<link rel=preload>`, and a retry would fail too.
  await Promise.all(
    [...scriptUrls, coreSheet.dataset.full as string].map(async (part) => {
      if (!(await fetch(part)).ok) throw Error();
    }),
  );
  // Waits for the parser, because part of the page may be missing until then.
  if (document.readyState === 'loading')
    await new Promise((resolve) => {
      document.onreadystatechange = resolve;
    });
  // Stops if a retry of a slow load already inserted the scripts.
  if (scriptsInserted) return;
  scriptsInserted = 1;
  // Entry chunks run last: they look up the others.
  await Promise.all(scriptUrls.reverse().map(insertScript));
}

function startLoading(): void {
  loadPromise ??= loadApplication().catch(async () => {
    scriptsInserted = 0;
    // Checks if the site was published again, without the files of this page.
    const mark = await fetch(MARK, { cache: 'no-store' }).then(
      (response) => response.text(),
      () => appData.build,
    );
    showNotice(
      mark === appData.build
        ? 'No se pudo cargar: revisa tu conexión.'
        : UPDATED,
    );
  });
}

function queueEvent(event: Event & { readonly key?: string }): void {
  queuedEvents.push(event);
  // Arrow keys, whose names are longer than one character, must still scroll.
  if (!event.key?.[1]) event.preventDefault();
  // Hides the event from React, which may already listen but cannot answer yet.
  event.stopImmediatePropagation();
  slowNoticeTimer ??= setTimeout(() => {
    if (window.queuedEvents) showNotice('Sigue cargando…');
  }, SLOW_NOTICE_DELAY_MS);
  startLoading();
}

const handleHint = (event: Event & { readonly pointerType?: string }) => {
  // Focus events have no pointer type.
  pointerType = event.pointerType ?? pointerType;
  if (findControl(event, HINTED_CONTROLS)) startLoading();
};

type Handler = (event: Event) => void;

const handlers: Record<string, Handler> = {
  pointerover: handleHint,
  focusin: handleHint,
  pointerdown: handleHint,
  click(event) {
    const control = findControl(
      event,
      pointerType === 'touch' ? HINTED_CONTROLS : CONTROLS_TO_HYDRATE,
    );
    if (!control || control.matches(FIELD)) return;
    control.ariaBusy = 'true';
    control.dataset.heard = pointerType;
    const script = appData[control.dataset.live as string];
    // Starts the engine first: it takes longer to load than the application, and
    // a browser opens few connections to a host.
    if (script) {
      const worker = (window.early ??= new Worker(script));
      worker.onerror = () => delete window.early;
      worker.postMessage({
        // Includes the file name of the program that the button runs.
        // oxlint-disable-next-line typescript/no-misused-spread -- Only data.
        ...control.dataset,
        text: control.closest('[data-lab]')?.querySelector('pre')?.textContent,
      } satisfies Partial<Record<keyof SourceFile, unknown>>);
    }
    queueEvent(event);
  },
  submit: queueEvent,
  input: queueEvent,
  keydown(event) {
    const { ctrlKey, metaKey, altKey, key } = event as KeyboardEvent;
    const isShortcut =
      ctrlKey || metaKey
        ? SHORTCUTS.includes(`mod+${key.toLowerCase()}`)
        : SHORTCUTS.includes(key) &&
          !findControl(event, FIELD) &&
          !dataset.shortcuts;
    if (isShortcut && !altKey) queueEvent(event);
  },
};

for (const type in handlers)
  document.addEventListener(
    type,
    (event) => {
      if (window.queuedEvents) (handlers[type] as Handler)(event);
    },
    true,
  );

// Some browsers lack one of them, and a page without HTTPS has no worker.
const { connection, serviceWorker } = navigator as {
  connection?: { saveData: boolean };
  serviceWorker?: ServiceWorkerContainer;
};

const registerWorker = () => {
  onscroll = null;
  void serviceWorker?.register(WORKER);
};

// The sheet before this script has loaded or failed by now. If it failed,
// `sheet` is null or reading its rules throws, depending on the browser.
try {
  if (!(appData.now ?? (coreSheet.sheet as CSSStyleSheet).cssRules))
    startLoading();
} catch {
  startLoading();
}

onload = async () => {
  // Only the application shows the progress saved on this device.
  if (!connection?.saveData) {
    if (dataset.progress === 'some') startLoading();
    onscroll = registerWorker;
    setTimeout(registerWorker, SLOW_NOTICE_DELAY_MS);
  }
  if (!serviceWorker) return;
  for (const part of scriptUrls) if (!(await caches.match(part))) return;
  startLoading();
};
