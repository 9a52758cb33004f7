import { warmC } from '../../labs/c/client/load';
import { warmLinux } from '../../labs/linux/client/load';

jest.mock('../../labs/c/client/load', () => ({ warmC: jest.fn() }));
jest.mock('../../labs/linux/client/load', () => ({ warmLinux: jest.fn() }));

jest.mock('../../labs/c/views/CLab/LiveProgram', () => ({}));
jest.mock('../../labs/linux/exercise/TerminalBench', () => ({}));

const mockSearch = jest.fn(() => Promise.reject(new Error('No network.')));
jest.mock('../../application/SiteDialogs/load', () => ({
  siteDialogs: { search: () => mockSearch(), reading: jest.fn() },
}));

/**
 * Simulates an event that the inline loader queued before the application ran.
 */
function simulateQueuedEvent(live: string, type: string): void {
  const button = document.createElement('button');
  button.dataset.live = live;
  button.addEventListener(type, (event) => {
    window.queuedEvents = [event];
  });
  button.dispatchEvent(new Event(type));
}

beforeEach(() => {
  jest.clearAllMocks();
});

const start = () => {
  jest.isolateModules(() => {
    jest.requireActual('../preloadParts');
  });
};

it.each([
  ['', 'click'],
  ['c', 'input'],
])('brings no laboratory for a control of «%s» and %s', (lab, type) => {
  simulateQueuedEvent(lab, type);
  start();
  expect(warmC).not.toHaveBeenCalled();
  expect(warmLinux).not.toHaveBeenCalled();
});

it('brings the laboratory whose button was pressed before the page was alive', () => {
  simulateQueuedEvent('c', 'click');
  start();
  expect(warmC).toHaveBeenCalledTimes(1);
  expect(warmLinux).not.toHaveBeenCalled();
});

it('brings the dialog that was asked for, and minds nothing when it does not come', () => {
  simulateQueuedEvent('search', 'click');
  start();
  expect(mockSearch).toHaveBeenCalledTimes(1);
  expect(warmC).not.toHaveBeenCalled();
});

it('begins to load the machine of an exercise that was opened', () => {
  simulateQueuedEvent('linux-bench', 'click');
  start();
  expect(warmLinux).toHaveBeenCalledTimes(1);
});

it('brings nothing when nothing was pressed', () => {
  window.queuedEvents = undefined;
  start();
  expect(warmC).not.toHaveBeenCalled();
});
