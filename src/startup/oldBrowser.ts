import { findControl, CONTROLS_TO_HYDRATE } from './queuedEvents';

// Tests the newest features that the application needs (`browserslist`, in
// package.json).
if (!('with' in []) || !('adoptedStyleSheets' in document)) {
  const notice = document.createElement('p');
  notice.dataset.heard = 'notice';
  notice.append(
    'Tu navegador es de antes de 2023 y aquí solo sirve para leer. Actualízalo o usa otro.',
  );
  // Without this `<meta>` the loader, which runs next, stops.
  document.querySelector('[name=app]')?.remove();
  document.addEventListener('click', (event) => {
    if (!findControl(event, CONTROLS_TO_HYDRATE)) return;
    notice.style.top = `${event.pageY}px`;
    document.body.prepend(notice);
  });
}
