/**
 * Lists the buttons that a page without JavaScript would still show: those
 * outside `[data-live]`, which the style sheet hides until the page hydrates.
 */
export const listDeadButtons = (container: Element): Element[] =>
  [...container.querySelectorAll('button')].filter(
    (button) => !button.closest('[data-live]'),
  );
