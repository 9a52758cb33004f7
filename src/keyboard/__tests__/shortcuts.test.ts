import { fireEvent } from '@testing-library/react';
import { writePreference } from '../../preferences/storage';
import { isRegistered, registerShortcut, shortcuts } from '../shortcuts';

const search = jest.fn();
const help = jest.fn();
let unregisterFns: (() => void)[] = [];

beforeEach(() => {
  document.body.replaceChildren();
  writePreference('/', 'shortcuts', '');
  unregisterFns = [
    registerShortcut('search', search),
    registerShortcut('help', help),
  ];
});

afterEach(() => {
  for (const undo of unregisterFns) undo();
  jest.clearAllMocks();
});

/**
 * Presses a key on an element.
 *
 * @returns False when a handler prevented the browser's default action.
 */
function press(init: KeyboardEventInit, target: Element = document.body) {
  return fireEvent.keyDown(target, init);
}

function addHtml(html: string): Element {
  const holder = document.createElement('div');
  holder.append(document.createRange().createContextualFragment(html));
  document.body.append(holder);
  return holder.querySelector('[data-target]') ?? holder;
}

describe('shortcuts', () => {
  it('call who gave them a meaning, and keep the key from the browser', () => {
    expect(press({ key: '/' })).toBe(false);
    expect(press({ key: 'k', ctrlKey: true })).toBe(false);
    expect(press({ key: 'K', metaKey: true })).toBe(false);
    expect(search).toHaveBeenCalledTimes(3);
    expect(press({ key: '?', shiftKey: true })).toBe(false);
    expect(help).toHaveBeenCalledTimes(1);
  });

  it('leave alone the keys that nobody gave a meaning', () => {
    unregisterFns[0]?.();
    expect(isRegistered('search')).toBe(false);
    expect(press({ key: '/' })).toBe(true);
    expect(press({ key: 'ArrowLeft' })).toBe(true);
    expect(press({ key: 'x' })).toBe(true);
    expect(search).not.toHaveBeenCalled();
  });

  it('are not taken away from a later owner by an earlier one', () => {
    const laterAction = jest.fn();
    unregisterFns.push(registerShortcut('search', laterAction));
    unregisterFns[0]?.();
    press({ key: '/' });
    expect(laterAction).toHaveBeenCalledTimes(1);
    expect(search).not.toHaveBeenCalled();
  });

  it.each([
    '<input data-target>',
    '<input type="range" data-target>',
    '<textarea data-target></textarea>',
    '<select data-target></select>',
    '<div contenteditable><p data-target></p></div>',
    '<div role="textbox"><span data-target></span></div>',
    '<div role="combobox" data-target></div>',
  ])('rest while someone writes in %s', (html) => {
    press({ key: '/' }, addHtml(html));
    press({ key: '?' }, addHtml(html));
    expect(search).not.toHaveBeenCalled();
    expect(help).not.toHaveBeenCalled();
  });

  it('work in a field when they need Ctrl or ⌘', () => {
    press({ key: 'k', ctrlKey: true }, addHtml('<input data-target>'));
    expect(search).toHaveBeenCalledTimes(1);
  });

  it.each<[string, KeyboardEventInit]>([
    ['Alt', { key: '?', altKey: true }],
    ['Ctrl', { key: '/', ctrlKey: true }],
    ['Ctrl and Shift', { key: 'K', ctrlKey: true, shiftKey: true }],
    ['a key held down', { key: '/', repeat: true }],
    ['a letter being composed', { key: '/', isComposing: true }],
  ])('rest with %s', (_reason, init) => {
    expect(press(init)).toBe(true);
    expect(search).not.toHaveBeenCalled();
  });

  it('rest when something else has used the key', () => {
    const target = addHtml('<p data-target></p>');
    target.addEventListener('keydown', (event) => {
      event.preventDefault();
    });
    press({ key: '/' }, target);
    expect(search).not.toHaveBeenCalled();
  });

  it.each([
    '<dialog open></dialog>',
    '<div role="dialog" aria-modal="true"></div>',
  ])('rest under %s', (html) => {
    addHtml(html);
    press({ key: '/' });
    press({ key: 'k', ctrlKey: true });
    expect(search).not.toHaveBeenCalled();
  });

  it('rest where the reader turned single keys off; with Ctrl they work', () => {
    writePreference('/', 'shortcuts', 'off');
    expect(press({ key: '/' })).toBe(true);
    press({ key: '?' });
    expect(search).not.toHaveBeenCalled();
    expect(help).not.toHaveBeenCalled();
    press({ key: 'k', ctrlKey: true });
    expect(search).toHaveBeenCalledTimes(1);
  });

  it('give arrows to their handler without keeping them from scrolling', () => {
    const next = jest.fn();
    unregisterFns.push(registerShortcut('next', next));
    expect(press({ key: 'ArrowRight' })).toBe(true);
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('have one owner for each key', () => {
    const keys = Object.values(shortcuts).flat();
    expect(new Set(keys).size).toBe(keys.length);
  });
});
