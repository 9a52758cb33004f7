/**
 * Loads the full style sheet beside the critical one. Applying it makes a slow
 * device draw the page anew for a second. When events are queued, it is
 * therefore applied only after hydration, while the queued events are handled.
 *
 * @returns A function that applies the sheet once it is loaded; it does nothing
 *   if the sheet is applied already.
 */
export async function bringWholeSheet(): Promise<() => void> {
  const core = document.querySelector<HTMLLinkElement>('link[data-full]');
  // Pages of the development server come with the full sheet.
  if (!core?.dataset.full) return () => undefined;
  const whole = document.createElement('link');
  whole.rel = 'stylesheet';
  whole.href = core.dataset.full;
  if (core.sheet) whole.media = 'not all';
  const { type } = await new Promise<Event>((resolve) => {
    whole.addEventListener('load', resolve);
    whole.addEventListener('error', resolve);
    document.head.append(whole);
  });
  const putOn = () => {
    if (type === 'error') return;
    whole.media = '';
    core.remove();
  };
  if (window.heard?.length) return putOn;
  putOn();
  return () => undefined;
}
