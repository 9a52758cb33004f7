/**
 * Brings the whole sheet beside the one that the page came with. To draw a page
 * anew takes a slow device a second: where somebody waits for what was pressed,
 * it is not put on before the page is alive, and what was asked for goes on
 * meanwhile.
 *
 * @returns What puts it on, once it is there, unless it is on.
 */
export async function bringWholeSheet(): Promise<() => void> {
  const core = document.querySelector<HTMLLinkElement>('link[data-full]');
  // A page of the development server comes with everything.
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
