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

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', (event) => {
    if (isChunkFailure(event.reason)) showNotice(event.reason);
  });
}
