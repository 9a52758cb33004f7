import { useState } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveFields, restoreFields } from '../savedFields';

function Page({ hasSearch = false }: { readonly hasSearch?: boolean }) {
  const [input, setInput] = useState('');
  return (
    <>
      <label>
        Tu respuesta <input type="text" name="answer" />
      </label>
      <label>
        Tu respuesta <input type="text" name="answer" />
      </label>
      <label>
        <input type="radio" name="answer" /> a) Una variable
      </label>
      <textarea
        aria-label="Entrada del programa"
        value={input}
        onChange={({ target }) => {
          setInput(target.value);
        }}
      />
      <output>{input}</output>
      {hasSearch && <input aria-label="Qué buscas" />}
    </>
  );
}

const getSecondField = () =>
  screen.getAllByRole('textbox', { name: /respuesta/ })[1];
const getRadio = () => screen.getByRole('radio');
const getProgramField = () => screen.getByRole('textbox', { name: /Entrada/ });

const isTyped = () => false;

async function write(): Promise<void> {
  await userEvent.type(getSecondField() as HTMLElement, 'int');
  await userEvent.click(getRadio());
  await userEvent.type(getProgramField(), '3 4');
}

/**
 * Fills in the page, saves its fields and renders it anew, as a reload does.
 */
async function reloadPage() {
  const { unmount } = render(<Page />);
  await write();
  saveFields();
  unmount();
  return render(<Page />);
}

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/leccion/');
});

it('brings back what was written, each thing to its field, and React knows', async () => {
  await reloadPage();
  expect(getSecondField()).toHaveValue('');
  act(() => {
    restoreFields(isTyped);
  });
  expect(getSecondField()).toHaveValue('int');
  expect(screen.getAllByRole('textbox')[0]).toHaveValue('');
  expect(getRadio()).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('3 4');
});

it('brings it back once', async () => {
  const { unmount } = await reloadPage();
  act(() => {
    restoreFields(isTyped);
  });
  unmount();
  render(<Page />);
  act(() => {
    restoreFields(isTyped);
  });
  expect(getSecondField()).toHaveValue('');
});

it('leaves alone what somebody wrote in meanwhile', async () => {
  await reloadPage();
  await userEvent.type(getProgramField(), '9');
  act(() => {
    restoreFields((field) => field === getProgramField());
  });
  expect(getProgramField()).toHaveValue('9');
  expect(getSecondField()).toHaveValue('int');
});

it('waits for a field that comes later', async () => {
  const first = render(<Page hasSearch />);
  await userEvent.type(screen.getByLabelText('Qué buscas'), 'printf');
  saveFields();
  first.unmount();
  const { rerender } = render(<Page />);
  act(() => {
    restoreFields(isTyped);
  });
  rerender(<Page hasSearch />);
  await waitFor(() => {
    expect(screen.getByLabelText('Qué buscas')).toHaveValue('printf');
  });
});

it('does not bring it to another page', async () => {
  await reloadPage();
  window.history.replaceState(null, '', '/otra/');
  act(() => {
    restoreFields(isTyped);
  });
  expect(getSecondField()).toHaveValue('');
});

it('does without storage', async () => {
  render(<Page />);
  await write();
  const setItem = jest
    .spyOn(Storage.prototype, 'setItem')
    .mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  expect(saveFields).not.toThrow();
  setItem.mockRestore();
});
