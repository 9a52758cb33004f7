/**
 * Loads the full style sheet beside the critical one. Applying it makes a slow
 * device draw the page anew for a second. When events are queued, it is
 * therefore applied only after hydration, while the queued events are handled.
 *
 * @returns A function that applies the sheet once it is loaded; it does nothing
 *   if the sheet is applied already.
 */
export async function loadFullSheet(): Promise<() => void> {
  const core = document.querySelector<HTMLLinkElement>('link[data-full]');
  // Pages of the development server come with the full sheet.
  if (!core?.dataset.full) return () => undefined;
  const fullSheet = document.createElement('link');
  fullSheet.rel = 'stylesheet';
  fullSheet.href = core.dataset.full;
  if (core.sheet) fullSheet.media = 'not all';
  const { type } = await new Promise<Event>((resolve) => {
    fullSheet.addEventListener('load', resolve);
    fullSheet.addEventListener('error', resolve);
    document.head.append(fullSheet);
  });
  const activateStylesheet = () => {
    if (type === 'error') return;
    fullSheet.media = '';
    core.remove();
  };
  if (window.queuedEvents?.length) return activateStylesheet;
  activateStylesheet();
  return () => undefined;
}
