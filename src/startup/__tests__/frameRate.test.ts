import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';
import { limitFrameRateOnClick } from '../frameRate';

jest.mock('scheduler', () => ({
  ...jest.requireActual<object>('scheduler'),
  unstable_forceFrameRate: jest.fn(),
}));

beforeEach(() => {
  jest.clearAllMocks();
  window.queuedEvents = [];
});

it('lets the page be drawn as often as ever while nobody waits', () => {
  limitFrameRateOnClick();
  expect(forceFrameRate).not.toHaveBeenCalled();
});

it('hurries for who has pressed something, and calms down when the page is alive', () => {
  window.queuedEvents = [new Event('click')];
  const restoreFrameRate = limitFrameRateOnClick();
  expect(forceFrameRate).toHaveBeenLastCalledWith(10);
  restoreFrameRate();
  expect(forceFrameRate).toHaveBeenLastCalledWith(0);
});

it('hurries as soon as something is pressed, and no more once the page is alive', () => {
  const calmDown = limitFrameRateOnClick();
  document.body.click();
  expect(forceFrameRate).toHaveBeenLastCalledWith(10);
  calmDown();
  document.body.click();
  expect(forceFrameRate).toHaveBeenLastCalledWith(0);
});

it('speaks to the same scheduler that React works with', () => {
  const ownPath = require.resolve('scheduler');
  const reacts = require.resolve('scheduler', {
    paths: [require.resolve('react-dom')],
  });
  expect(reacts).toBe(ownPath);
});
