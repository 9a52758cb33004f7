import { storageKey } from '../../preferences/keys';
import { progressScript } from '../inlineScript';

/** Runs the script as the browser does before the first paint. */
function run(baseUrl = '/'): string | null {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- the script ships as text; here it is the thing under test
  new Function(progressScript(baseUrl))();
  return document.documentElement.getAttribute('data-progress');
}

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

it('says that nothing is kept yet', () => {
  expect(run()).toBe('none');
});

it('says that this site keeps something, not another of the same host', () => {
  localStorage.setItem(storageKey('/', 'progress'), '{}');
  expect(run()).toBe('some');
  expect(run('/otro/')).toBe('none');
});

it('counts a lesson that was marked before the application was there', () => {
  localStorage.setItem(storageKey('/', 'marked'), '/c/uno/\n');
  expect(run()).toBe('some');
});

it('works where storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked');
  });
  expect(run()).toBe('none');
});
