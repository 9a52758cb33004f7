import { act, fireEvent, render, screen } from '@testing-library/react';
import { useHistory } from '@docusaurus/router';
import { useDrawer } from '../useDrawer';

const hidePopover = jest.fn();
const wideQuery = new EventTarget();

function Menu() {
  return (
    <div ref={useDrawer()}>
      <a href="#aparte">Enlace</a>
      <button type="button">Botón</button>
    </div>
  );
}

beforeEach(() => {
  hidePopover.mockClear();
  // jsdom has neither popovers nor `matchMedia`.
  Object.assign(HTMLElement.prototype, { hidePopover });
  window.matchMedia = () => wideQuery as MediaQueryList;
  render(<Menu />);
});

afterAll(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

it('leaves open what was opened before the application arrived', () => {
  expect(hidePopover).not.toHaveBeenCalled();
});

it('closes with a link of the menu, and not with its buttons', () => {
  fireEvent.click(screen.getByRole('button'));
  expect(hidePopover).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link'));
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

it('closes when the page changes, also with the button of the browser', () => {
  act(() => {
    useHistory().push({ pathname: '/otra/' });
  });
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

it('closes where the screen grows wide', () => {
  wideQuery.dispatchEvent(new Event('change'));
  expect(hidePopover).toHaveBeenCalledTimes(1);
});
