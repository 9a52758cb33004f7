import { preferencesScript } from '../inlineScript';
import { storageKey } from '../keys';
import { readPreference, subscribe, writePreference } from '../storage';

function mockContrast(matches: boolean): void {
  window.matchMedia = jest.fn().mockReturnValue({ matches });
}

/** Runs the script as the browser does before the first paint. */
function runInlineScript(baseUrl = '/'): void {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- the script ships as text; here it is the thing under test
  new Function(preferencesScript(baseUrl))();
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-contrast');
  document.documentElement.removeAttribute('data-hidden-menus');
  mockContrast(false);
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the script before paint', () => {
  it('follows the system while the reader has not chosen', () => {
    mockContrast(true);
    runInlineScript();
    expect(readPreference('contrast')).toBe('more');
  });

  it('puts the remembered choices on the document', () => {
    mockContrast(true);
    localStorage.setItem(storageKey('/', 'contrast'), 'normal');
    localStorage.setItem(storageKey('/', 'hidden-menus'), 'c linux');
    runInlineScript();
    expect(readPreference('contrast')).toBe('normal');
    expect(readPreference('hidden-menus')).toBe('c linux');
  });

  it('ignores what another site of the same host stored', () => {
    localStorage.setItem(storageKey('/otro/', 'hidden-menus'), 'c');
    runInlineScript();
    expect(readPreference('hidden-menus')).toBe('');
  });

  it('ignores a stored value that is no list of names', () => {
    localStorage.setItem(storageKey('/', 'hidden-menus'), '"><script>');
    runInlineScript();
    expect(readPreference('hidden-menus')).toBe('');
  });

  it('works where storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    expect(() => {
      runInlineScript();
    }).not.toThrow();
    expect(readPreference('contrast')).toBe('normal');
  });
});

describe('writePreference', () => {
  it('shows the choice, keeps it and tells who listens', () => {
    const listener = jest.fn();
    const unsubscribe = subscribe(listener);
    writePreference('/', 'contrast', 'more');
    expect(readPreference('contrast')).toBe('more');
    expect(localStorage.getItem(storageKey('/', 'contrast'))).toBe('more');
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    writePreference('/', 'contrast', 'normal');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('still shows the choice when storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writePreference('/', 'contrast', 'more');
    expect(readPreference('contrast')).toBe('more');
  });
});
