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

const second = () => screen.getAllByRole('textbox', { name: /respuesta/ })[1];
const radio = () => screen.getByRole('radio');
const program = () => screen.getByRole('textbox', { name: /Entrada/ });

const isTyped = () => false;

async function write(): Promise<void> {
  await userEvent.type(second() as HTMLElement, 'int');
  await userEvent.click(radio());
  await userEvent.type(program(), '3 4');
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
  expect(second()).toHaveValue('');
  act(() => {
    restoreFields(isTyped);
  });
  expect(second()).toHaveValue('int');
  expect(screen.getAllByRole('textbox')[0]).toHaveValue('');
  expect(radio()).toBeChecked();
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
  expect(second()).toHaveValue('');
});

it('leaves alone what somebody wrote in meanwhile', async () => {
  await reloadPage();
  await userEvent.type(program(), '9');
  act(() => {
    restoreFields((field) => field === program());
  });
  expect(program()).toHaveValue('9');
  expect(second()).toHaveValue('int');
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
  expect(second()).toHaveValue('');
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
