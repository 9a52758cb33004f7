import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { announce } from '../components/Announcer/announce';

const shownMs = 2000;

function isHeadingLink(target: EventTarget | null): HTMLAnchorElement | null {
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
  }, shownMs);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', (event) => {
    const link = isHeadingLink(event.target);
    if (link) void copyLink(link);
  });
}
