import { reportWebVitals } from '../webVitals';

const mockObservers = {
  onCLS: jest.fn(),
  onFCP: jest.fn(),
  onINP: jest.fn(),
  onLCP: jest.fn(),
  onTTFB: jest.fn(),
};
const mockLoaded = jest.fn();

jest.mock('web-vitals', () => {
  mockLoaded();
  return mockObservers;
});

it('loads nothing when no function is given', async () => {
  reportWebVitals();
  await Promise.resolve();
  expect(mockLoaded).not.toHaveBeenCalled();
});

it('hands every metric to the function once the page has loaded', async () => {
  const onMetric = jest.fn();
  reportWebVitals(onMetric);
  await new Promise<void>((resolve) => {
    process.nextTick(resolve);
  });
  for (const observe of Object.values(mockObservers)) {
    expect(observe).toHaveBeenCalledWith(onMetric);
  }
});
