import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import LoadFailure from '../offline/components/LoadFailure';
import { isChunkFailure } from '../utils/isChunkFailure';

const noticeId = 'aviso-carga';

/**
 * Shows the failure inside the page. Docusaurus never hydrates a page with a
 * missing chunk: the text stays, but nothing else would explain why the buttons
 * do not work.
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
 * Removes the chunk scripts that came with the page. If the address of a chunk
 * answered with something else, the bundler would find its script, which
 * already ran, and wait for it; without the script it requests the chunk again
 * and fails. Chunks that loaded correctly are registered by now.
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
