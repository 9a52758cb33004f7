import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import { replayEvents } from '../replay';

const finishedEvents: string[] = [];

class FakePointerEvent extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}

function Controls() {
  const [text, setText] = useState('');
  const [isOn, setOn] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        finishedEvents.push('envía');
      }}
    >
      <input
        aria-label="Texto"
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
        }}
      />
      <input
        type="checkbox"
        aria-label="Casilla"
        checked={isOn}
        onChange={() => {
          finishedEvents.push('marca');
          setOn(!isOn);
        }}
      />
      <button
        type="button"
        onPointerDown={({ pointerType }) => finishedEvents.push(pointerType)}
        onClick={() => finishedEvents.push('pulsa')}
      >
        Ejecutar
      </button>
      <output>{`${text} ${isOn}`}</output>
    </form>
  );
}

/**
 * Changes a control, and returns the event as the inline loader would queue it.
 */
function createQueuedEvent(
  target: Element,
  event: Event,
  change?: () => void,
): Event {
  change?.();
  Object.defineProperty(event, 'target', { value: target });
  return event;
}

const replayInAct = (...events: Event[]) => {
  act(() => {
    replayEvents(events);
  });
};

beforeEach(() => {
  finishedEvents.length = 0;
  // jsdom has no `PointerEvent`.
  Object.assign(window, { PointerEvent: FakePointerEvent });
  render(<Controls />);
});

it('presses what was pressed, with what it was pressed with, and unmarks it', () => {
  const button = screen.getByRole('button');
  button.dataset.heard = 'touch';
  button.ariaBusy = 'true';
  replayInAct(createQueuedEvent(button, new MouseEvent('click')));
  expect(finishedEvents).toEqual(['touch', 'pulsa']);
  expect(button).not.toHaveAttribute('data-heard');
  expect(button).not.toHaveAttribute('aria-busy');
});

it('tells React of what was written and where the caret stands', () => {
  const field = screen.getByRole<HTMLInputElement>('textbox');
  const inputEvent = createQueuedEvent(field, new InputEvent('input'), () => {
    Reflect.set(HTMLInputElement.prototype, 'value', 'hola', field);
    field.setSelectionRange(1, 2);
  });
  replayInAct(inputEvent, inputEvent);
  expect(screen.getByRole('status')).toHaveTextContent('hola false');
  expect(field).toHaveValue('hola');
  expect([field.selectionStart, field.selectionEnd]).toEqual([1, 2]);
});

it('tells React once of a box that was marked', () => {
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  replayInAct(
    createQueuedEvent(box, new InputEvent('input'), () => {
      Reflect.set(HTMLInputElement.prototype, 'checked', true, box);
    }),
  );
  expect(box).toBeChecked();
  expect(finishedEvents).toEqual(['marca']);
  expect(screen.getByRole('status')).toHaveTextContent('true');
});

it('keeps the order, and leaves out what is no longer in the page', () => {
  const button = screen.getByRole('button');
  const form = button.closest('form') as HTMLFormElement;
  replayInAct(
    createQueuedEvent(form, new SubmitEvent('submit')),
    createQueuedEvent(
      document.createElement('button'),
      new MouseEvent('click'),
    ),
    createQueuedEvent(button, new MouseEvent('click')),
  );
  expect(finishedEvents).toEqual(['envía', 'mouse', 'pulsa']);
});

it('gives back the keys of a shortcut', () => {
  const keys: string[] = [];
  document.addEventListener('keydown', ({ key }) => keys.push(key), {
    once: true,
  });
  replayInAct(
    createQueuedEvent(
      document.body,
      new KeyboardEvent('keydown', { key: '/', bubbles: true }),
    ),
  );
  expect(keys).toEqual(['/']);
});
