/**
 * Text that comes without a key: dictated, or picked from a list of letters.
 * While it is read aloud, xterm leaves such text out.
 *
 * @returns Stops listening.
 */
export function hearInserted(
  host: HTMLElement,
  take: (text: string) => void,
): () => void {
  let hasKeyDown = false;
  const press = () => {
    hasKeyDown = true;
  };
  const release = () => {
    hasKeyDown = false;
  };
  const insert = (event: Event) => {
    const { data, inputType, isComposing } = event as InputEvent;
    if (inputType === 'insertText' && data && !hasKeyDown && !isComposing)
      take(data);
  };
  const options = { capture: true };
  host.addEventListener('keydown', press, options);
  host.addEventListener('keyup', release, options);
  host.addEventListener('input', insert, options);
  return () => {
    host.removeEventListener('keydown', press, options);
    host.removeEventListener('keyup', release, options);
    host.removeEventListener('input', insert, options);
  };
}
