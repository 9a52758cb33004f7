import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { announce } from '../components/Announcer/announce';

const COPIED_DURATION_MS = 2000;

function findHeadingLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element
    ? target.closest<HTMLAnchorElement>('a.hash-link')
    : null;
}

/**
 * Copies the address of a heading and confirms it. The browser also follows the
 * link.
 */
export async function copyLink(link: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    announce('No se pudo copiar; el enlace está en la barra de direcciones');
    return;
  }
  announce('Enlace copiado');
  link.dataset.copied = 'true';
  window.setTimeout(() => {
    delete link.dataset.copied;
  }, COPIED_DURATION_MS);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', (event) => {
    const link = findHeadingLink(event.target);
    if (link) void copyLink(link);
  });
}
