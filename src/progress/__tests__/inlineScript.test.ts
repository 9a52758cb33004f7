import { storageKey } from '../../preferences/keys';
import { createProgressScript } from '../inlineScript';

/** Runs the script as the browser does before the first paint. */
function runInlineScript(baseUrl = '/'): string | null {
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the script ships as text; here it is the thing under test
  new Function(createProgressScript(baseUrl))();
  return document.documentElement.getAttribute('data-progress');
}

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

it('says that nothing is kept yet', () => {
  expect(runInlineScript()).toBe('none');
});

it('says that this site keeps something, not another of the same host', () => {
  localStorage.setItem(storageKey('/', 'progress'), '{}');
  expect(runInlineScript()).toBe('some');
  expect(runInlineScript('/otro/')).toBe('none');
});

it('counts a lesson that was marked before the application was there', () => {
  localStorage.setItem(storageKey('/', 'marked'), '/c/uno/\n');
  expect(runInlineScript()).toBe('some');
});

it('works where storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked');
  });
  expect(runInlineScript()).toBe('none');
});
