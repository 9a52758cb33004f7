import { warmC } from '../../labs/c/client/load';
import { warmLinux } from '../../labs/linux/client/load';

jest.mock('../../labs/c/client/load', () => ({ warmC: jest.fn() }));
jest.mock('../../labs/linux/client/load', () => ({ warmLinux: jest.fn() }));

/** What the loader in the page kept, before the application ran. */
function hear(live: string, type: string): void {
  const button = document.createElement('button');
  button.dataset.live = live;
  button.addEventListener(type, (event) => {
    window.heard = [event];
  });
  button.dispatchEvent(new Event(type));
}

beforeEach(() => {
  jest.clearAllMocks();
});

const start = () => {
  jest.isolateModules(() => {
    jest.requireActual('../labsAhead');
  });
};

it.each([
  ['', 'click'],
  ['c', 'input'],
])('brings no laboratory for a control of «%s» and %s', (lab, type) => {
  hear(lab, type);
  start();
  expect(warmC).not.toHaveBeenCalled();
  expect(warmLinux).not.toHaveBeenCalled();
});

it('brings the laboratory whose button was pressed before the page was alive', () => {
  hear('c', 'click');
  start();
  expect(warmC).toHaveBeenCalledTimes(1);
  expect(warmLinux).not.toHaveBeenCalled();
});

it('brings nothing when nothing was pressed', () => {
  window.heard = undefined;
  start();
  expect(warmC).not.toHaveBeenCalled();
});
