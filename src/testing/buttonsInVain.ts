/** The buttons that a page as served would also show where no script runs. */
export const buttonsInVain = (container: Element): Element[] =>
  [...container.querySelectorAll('button')].filter(
    (button) => !button.closest('[data-live]'),
  );
