import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { restoreFields } from './savedFields';
import { enterText, isCheckable } from './fields';
import type { TextField } from './fields';
import { limitFrameRateOnClick } from './frameRate';
import { loadFullSheet } from './fullSheet';

function replayInput(field: TextField): void {
  // React detects a change by the state that it saw last, so that state is set
  // back first.
  if (isCheckable(field)) {
    field.checked = !field.checked;
    field.click();
    return;
  }
  const { value, selectionStart, selectionEnd } = field;
  enterText(field, value);
  field.setSelectionRange(selectionStart, selectionEnd);
}

function replayClick(target: Element): void {
  const control = target.closest<HTMLElement>('[data-heard]') ?? target;
  const pointerType = control.getAttribute('data-heard') || 'mouse';
  control.removeAttribute('data-heard');
  control.removeAttribute('aria-busy');
  control.dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, pointerType }),
  );
  (control as HTMLElement).click();
}

function redispatchEvent(event: Event): void {
  const target = event.target as Element;
  // React may have replaced the element.
  if (!target.isConnected) return;
  if (event.type === 'submit') (target as HTMLFormElement).requestSubmit();
  else if (event.type === 'click') replayClick(target);
  else if (event instanceof KeyboardEvent)
    target.dispatchEvent(new KeyboardEvent(event.type, event));
}

/**
 * Replays the events that were queued before hydration, in order. A field is
 * entered once, with its final value.
 *
 * @param events Events as the inline loader queued them.
 */
export function replayEvents(events: readonly Event[]): void {
  const enteredTargets = new Set<EventTarget | null>();
  for (const event of events) {
    if (event.type !== 'input') redispatchEvent(event);
    else if (!enteredTargets.has(event.target)) {
      enteredTargets.add(event.target);
      replayInput(event.target as TextField);
    }
  }
}

/** Repeats hover and focus on a link that shows more about its target. */
function repeatHints(): void {
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
  const restoreFrameRate = limitFrameRateOnClick();
  const fullSheetLoad = loadFullSheet();
  const observer = new MutationObserver(() => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    void fullSheetLoad.then((activateStylesheet) => {
      activateStylesheet();
      const { queuedEvents = [] } = window;
      window.queuedEvents = undefined;
      document.querySelector('[data-heard=notice]')?.remove();
      restoreFields((field) =>
        queuedEvents.some(({ target }) => target === field),
      );
      replayEvents(queuedEvents);
      repeatHints();
      restoreFrameRate();
    });
  });
  observer.observe(root, { attributeFilter: ['data-has-hydrated'] });
}
