/**
 * Listens to text inserted without a key, such as dictation or the character
 * picker. In screen reader mode, xterm ignores such text.
 *
 * @returns A function that removes the listeners.
 */
export function listenToInsertedText(
  host: HTMLElement,
  onText: (text: string) => void,
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
      onText(data);
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
