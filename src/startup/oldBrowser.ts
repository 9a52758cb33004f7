import { controlOf, LIVE } from './heard';

// What came last of all that the application needs (`browserslist`, in package.json).
if (!('with' in []) || !('adoptedStyleSheets' in document)) {
  const notice = document.createElement('p');
  notice.dataset.heard = 'notice';
  notice.append(
    'Tu navegador es de antes de 2023 y aquí solo sirve para leer. Actualízalo o usa otro.',
  );
  // The loader, which follows, ends where it misses what it would bring.
  document.querySelector('[name=app]')?.remove();
  document.addEventListener('click', (event) => {
    if (!controlOf(event, LIVE)) return;
    notice.style.top = `${event.pageY}px`;
    document.body.prepend(notice);
  });
}
