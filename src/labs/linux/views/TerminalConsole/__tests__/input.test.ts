import { listenToInsertedText } from '../Screen/insertedText';
import {
  createKeyFilter,
  getKeySequence,
  toControlCharacter,
} from '../Screen/keys';

import {
  cleanPaste,
  countLines,
  MAX_PASTED_CHARACTERS,
} from '../Screen/pasted';
import { scrollByTouch } from '../Screen/touch';

const createKeyDown = (key: string, modifiers: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, cancelable: true, ...modifiers });

describe('the keys that the terminal leaves alone', () => {
  it('lets Tab leave after Escape, and only then', () => {
    const takes = createKeyFilter({ copy: () => undefined });
    expect(takes(createKeyDown('Tab'))).toBe(true);
    expect(takes(createKeyDown('Escape'))).toBe(true);
    expect(takes(createKeyDown('Tab'))).toBe(false);
  });

  it('lets Shift-Tab leave backwards, and forgets Escape with any other key', () => {
    const takes = createKeyFilter({ copy: () => undefined });
    takes(createKeyDown('Escape'));
    takes(createKeyDown('Shift', { shiftKey: true }));
    expect(takes(createKeyDown('Tab', { shiftKey: true }))).toBe(false);
    takes(createKeyDown('Escape'));
    takes(createKeyDown('a'));
    expect(takes(createKeyDown('Tab'))).toBe(true);
  });

  it('copies with Control, Shift and C, and lets the browser paste', () => {
    const copy = jest.fn();
    const takes = createKeyFilter({ copy });
    const event = createKeyDown('C', { ctrlKey: true, shiftKey: true });
    expect(takes(event)).toBe(false);
    expect(event.defaultPrevented).toBe(true);
    expect(copy).toHaveBeenCalledTimes(1);
    const paste = createKeyDown('V', { ctrlKey: true, shiftKey: true });
    expect(takes(paste)).toBe(false);
    expect(paste.defaultPrevented).toBe(false);
  });

  it('gives Control-C and the rest to the machine', () => {
    const takes = createKeyFilter({ copy: () => undefined });
    for (const key of ['c', 'v', 'd', 'z'])
      expect(takes(createKeyDown(key, { ctrlKey: true }))).toBe(true);
    expect(takes(new KeyboardEvent('keyup', { key: 'Tab' }))).toBe(true);
  });
});

it.each([
  ['c', '\u0003'],
  ['C', '\u0003'],
  ['d', '\u0004'],
  ['[', '\u001b'],
  [' ', '\u0000'],
  ['ñ', 'ñ'],
  ['ls', 'ls'],
])('turns %j into its Control form, where there is one', (text, sentText) => {
  expect(toControlCharacter(text)).toBe(sentText);
});

it('sends arrows as the program wants them', () => {
  expect(getKeySequence('up', false)).toBe('\u001b[A');
  expect(getKeySequence('down', true)).toBe('\u001bOB');
  expect(getKeySequence('left', false)).toBe('\u001b[D');
  expect(getKeySequence('right', true)).toBe('\u001bOC');
  expect(getKeySequence('tab', true)).toBe('\t');
});

it('takes out of a pasted text what would press keys unseen', () => {
  expect(cleanPaste('a\tb\r\nc\rd\u001b[201~\u0003é')).toBe('a\tb\nc\nd[201~é');
  expect(cleanPaste('x'.repeat(MAX_PASTED_CHARACTERS + 5))).toHaveLength(
    MAX_PASTED_CHARACTERS,
  );
  expect(countLines('a\nb\n')).toBe(2);
});

it('scrolls by finger while there is something, and then leaves the page to', () => {
  const host = document.createElement('div');
  const scroll = jest.fn();
  let more = true;
  const stop = scrollByTouch(host, {
    lineHeight: () => 10,
    canScroll: () => more,
    scroll,
  });
  const touch = (type: string, clientY: number, clientX = 0) => {
    const event = new Event(type, { cancelable: true });
    Object.assign(event, { touches: [{ clientX, clientY }] });
    host.dispatchEvent(event);
    return event.defaultPrevented;
  };
  touch('touchstart', 100);
  expect(touch('touchmove', 96)).toBe(true);
  expect(scroll).not.toHaveBeenCalled();
  expect(touch('touchmove', 75)).toBe(true);
  expect(scroll).toHaveBeenCalledWith(2);
  more = false;
  expect(touch('touchmove', 40)).toBe(false);
  more = true;
  expect(touch('touchmove', 10)).toBe(false);
  // The browser scrolls horizontal movements.
  touch('touchstart', 100);
  expect(touch('touchmove', 95, 30)).toBe(false);
  expect(touch('touchmove', 40, 30)).toBe(false);
  stop();
  touch('touchstart', 100);
  expect(touch('touchmove', 50)).toBe(false);
});

it('hears text that no key wrote, and leaves the rest to xterm', () => {
  const host = document.createElement('div');
  const takenInputs: string[] = [];
  const stop = listenToInsertedText(host, (text) => takenInputs.push(text));
  const insert = (data: string, fields: InputEventInit = {}) =>
    host.dispatchEvent(
      new InputEvent('input', { data, inputType: 'insertText', ...fields }),
    );
  insert('ñ');
  insert('´', { isComposing: true });
  insert('x', { inputType: 'insertFromPaste' });
  host.dispatchEvent(createKeyDown('a'));
  insert('a');
  host.dispatchEvent(new KeyboardEvent('keyup', { key: 'a' }));
  insert('é');
  stop();
  insert('z');
  expect(takenInputs).toEqual(['ñ', 'é']);
});
