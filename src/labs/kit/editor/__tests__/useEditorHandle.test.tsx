import { renderHook } from '@testing-library/react';
import { useEditorHandle } from '../useEditorHandle';

const place = { file: 'hola.c', line: 3, column: 1 };
const handle = () => ({
  focus: jest.fn(),
  hasFocus: () => false,
  goTo: jest.fn(),
  insert: jest.fn(),
});

it('goes to the place once there is an editor, however often it hears that there is none', () => {
  const { current } = renderHook(useEditorHandle).result;
  current.goToWhenAttached(place);
  current.attachEditor(null);
  const editor = handle();
  current.attachEditor(editor);
  expect(editor.goTo).toHaveBeenCalledWith(place);
  expect(current.editor.current).toBe(editor);
});

it('goes there once: the editor after that one stays where it begins', () => {
  const { current } = renderHook(useEditorHandle).result;
  current.goToWhenAttached(place);
  current.attachEditor(handle());
  current.attachEditor(null);
  const next = handle();
  current.attachEditor(next);
  expect(next.goTo).not.toHaveBeenCalled();
});
