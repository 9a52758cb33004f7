/** @jest-environment node */
import { loadLinux, warmLinux } from '../load';

const mockLoad = jest.fn<Promise<void>, []>();
const mockEngine = { load: mockLoad };

jest.mock('..', () => ({ getLinuxEngine: () => mockEngine }));

it('gives the Linux of the tab without loading it', async () => {
  expect(await loadLinux()).toBe(mockEngine);
  expect(mockLoad).not.toHaveBeenCalled();
});

it('begins to load, and waits for nothing', async () => {
  mockLoad.mockReturnValue(new Promise(() => undefined));
  warmLinux();
  await loadLinux();
  expect(mockLoad).toHaveBeenCalledTimes(1);
});
