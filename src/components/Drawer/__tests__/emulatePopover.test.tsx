import { fireEvent, render, screen } from '@testing-library/react';
import { emulatePopover } from '../emulatePopover';

const getMenu = () => screen.getByRole('complementary');
const isOpen = () => 'open' in getMenu().dataset;
const press = (name: string) => fireEvent.click(screen.getByText(name));

let stop: () => void;

beforeEach(() => {
  render(
    <>
      <button popoverTarget="menu">Abrir</button>
      <aside id="menu">
        <p>Texto</p>
        <a href="#aparte">Enlace</a>
        <button popoverTarget="menu" popoverTargetAction="hide">
          Cerrar
        </button>
        <button popoverTarget="otro" popoverTargetAction="show">
          Otro menú
        </button>
      </aside>
      <p>Fuera</p>
    </>,
  );
  stop = emulatePopover(getMenu());
});

afterEach(() => {
  stop();
});

it('is closed until its button is pressed', () => {
  press('Fuera');
  expect(isOpen()).toBe(false);
  press('Abrir');
  expect(isOpen()).toBe(true);
});

it.each(['Abrir', 'Cerrar', 'Enlace', 'Fuera'])('closes with «%s»', (name) => {
  press('Abrir');
  press(name);
  expect(isOpen()).toBe(false);
});

it.each(['Texto', 'Otro menú'])('stays open with «%s»', (name) => {
  press('Abrir');
  press(name);
  expect(isOpen()).toBe(true);
});

it('closes when the page changes', () => {
  press('Abrir');
  stop();
  expect(isOpen()).toBe(false);
});
