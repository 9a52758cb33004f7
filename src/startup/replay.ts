import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { restoreWritten } from '../offline/written';
import { enterText, isBox } from './fields';
import type { TextField } from './fields';
import { hurryWhenHeard } from './hurry';
import { bringWholeSheet } from './wholeSheet';

function enter(field: TextField): void {
  // React detects a change by the state that it saw last, so that state is set
  // back first.
  if (isBox(field)) {
    field.checked = !field.checked;
    field.click();
    return;
  }
  const { value, selectionStart, selectionEnd } = field;
  enterText(field, value);
  field.setSelectionRange(selectionStart, selectionEnd);
}

function press(target: Element): void {
  const control = target.closest<HTMLElement>('[data-heard]') ?? target;
  const pointerType = control.getAttribute('data-heard') || 'mouse';
  control.removeAttribute('data-heard');
  control.removeAttribute('aria-busy');
  control.dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, pointerType }),
  );
  (control as HTMLElement).click();
}

function again(event: Event): void {
  const target = event.target as Element;
  // React may have replaced the element.
  if (!target.isConnected) return;
  if (event.type === 'submit') (target as HTMLFormElement).requestSubmit();
  else if (event.type === 'click') press(target);
  else if (event instanceof KeyboardEvent)
    target.dispatchEvent(new KeyboardEvent(event.type, event));
}

/**
 * Replays the events that were queued before hydration, in order. A field is
 * entered once, with its final value.
 *
 * @param events Events as the inline loader queued them.
 */
export function replay(events: readonly Event[]): void {
  const entered = new Set<EventTarget | null>();
  for (const event of events) {
    if (event.type !== 'input') again(event);
    else if (!entered.has(event.target)) {
      entered.add(event.target);
      enter(event.target as TextField);
    }
  }
}

/** Repeats hover and focus on a link that shows more about its target. */
function notice(): void {
  document
    .querySelector('[data-hinted]:hover')
    ?.dispatchEvent(
      new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }),
    );
  document.activeElement
    ?.closest('[data-hinted]')
    ?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

if (ExecutionEnvironment.canUseDOM) {
  const root = document.documentElement;
  const calmDown = hurryWhenHeard();
  const wholeSheet = bringWholeSheet();
  const observer = new MutationObserver(() => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    void wholeSheet.then((putOn) => {
      putOn();
      const { heard = [] } = window;
      window.heard = undefined;
      document.querySelector('[data-heard=notice]')?.remove();
      restoreWritten((field) => heard.some(({ target }) => target === field));
      replay(heard);
      notice();
      calmDown();
    });
  });
  observer.observe(root, { attributeFilter: ['data-has-hydrated'] });
}
