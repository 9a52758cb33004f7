import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import LoadFailure from '../components/LoadFailure';
import { isChunkFailure } from '../components/LoadFailure/isChunkFailure';

const noticeId = 'aviso-carga';

/**
 * When a part of the first page is missing, Docusaurus never hydrates: the
 * text stays, but nothing would say why the buttons are dead.
 */
function showNotice(error: unknown): void {
  if (document.documentElement.dataset.hasHydrated === 'true') return;
  if (document.getElementById(noticeId)) return;
  const container = document.createElement('div');
  container.id = noticeId;
  const main = document.querySelector('main');
  if (main) main.prepend(container);
  else document.body.prepend(container);
  createRoot(container).render(
    createElement(LoadFailure, {
      error,
      onRetry: () => {
        window.location.reload();
      },
    }),
  );
}

/**
 * Of a part that came with the application and held something else, the bundler
 * would see the script that ran, and wait for it: without it, it asks again and
 * fails. The parts that held what they should are registered by now.
 */
function forgetScripts(): void {
  for (const script of document.head.querySelectorAll('script[src]'))
    script.remove();
}

if (ExecutionEnvironment.canUseDOM) {
  forgetScripts();
  window.addEventListener('unhandledrejection', (event) => {
    if (isChunkFailure(event.reason)) showNotice(event.reason);
  });
}
