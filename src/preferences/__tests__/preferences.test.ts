import { createPreferencesScript } from '../inlineScript';
import { getAttributeName, preferencePatterns, storageKey } from '../keys';
import type { PreferenceName } from '../keys';
import {
  readPreference,
  subscribeToPreferences,
  writePreference,
} from '../storage';

function mockContrast(matches: boolean): void {
  window.matchMedia = jest.fn().mockReturnValue({ matches });
}

/** Runs the script as the browser does before the first paint. */
function runInlineScript(baseUrl = '/'): void {
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the script ships as text; here it is the thing under test
  new Function(createPreferencesScript(baseUrl))();
}

const names = Object.keys(preferencePatterns) as PreferenceName[];

beforeEach(() => {
  localStorage.clear();
  for (const name of names)
    document.documentElement.removeAttribute(getAttributeName(name));
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

  it.each<[PreferenceName, string]>([
    ['contrast', 'more'],
    ['contrast', 'normal'],
    ['hidden-menus', 'c linux'],
    ['text-size', '90'],
    ['text-size', '115'],
    ['text-size', '130'],
    ['text-size', '150'],
    ['line-height', 'wide'],
    ['line-height', 'wider'],
    ['font', 'legible'],
    ['motion', 'reduce'],
    ['shortcuts', 'off'],
    ['terminal-size', 'fit'],
    ['terminal-columns', '80'],
  ])('takes over %s = %s', (name, value) => {
    localStorage.setItem(storageKey('/', name), value);
    runInlineScript();
    expect(readPreference(name)).toBe(value);
  });

  const hostile = [
    '"><script>alert(1)</script>',
    "');alert(1);('",
    '__proto__',
    '150\n',
    '150 ',
    ' wide2',
    '9000',
    'reduce;',
    'OFF',
    'legible legible2',
    '💥',
    'a'.repeat(100) + '1',
  ];

  it.each(names.filter((name) => name !== 'contrast'))(
    'ignores whatever else is stored as %s',
    (name) => {
      for (const value of [...hostile, '']) {
        localStorage.setItem(storageKey('/', name), value);
        runInlineScript();
        expect(document.documentElement).not.toHaveAttribute(
          getAttributeName(name),
        );
      }
    },
  );

  it('follows the system where the stored contrast makes no sense', () => {
    for (const value of hostile) {
      localStorage.setItem(storageKey('/', 'contrast'), value);
      document.documentElement.removeAttribute('data-contrast');
      runInlineScript();
      expect(readPreference('contrast')).toBe('normal');
    }
  });

  it('keeps the other choices where one makes no sense', () => {
    localStorage.setItem(storageKey('/', 'text-size'), '"><b>');
    localStorage.setItem(storageKey('/', 'font'), 'legible');
    runInlineScript();
    expect(readPreference('text-size')).toBe('');
    expect(readPreference('font')).toBe('legible');
  });

  it('stays small: every page carries it', () => {
    expect(createPreferencesScript('/').length).toBeLessThanOrEqual(900);
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
    const unsubscribe = subscribeToPreferences(listener);
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
    expect(writePreference('/', 'contrast', 'more')).toBe(false);
    expect(readPreference('contrast')).toBe('more');
  });

  it('returns to the default and forgets', () => {
    expect(writePreference('/', 'font', 'legible')).toBe(true);
    expect(writePreference('/', 'font', '')).toBe(true);
    expect(document.documentElement).not.toHaveAttribute('data-font');
    expect(localStorage.getItem(storageKey('/', 'font'))).toBeNull();
  });

  it('says that nothing was forgotten when storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    expect(writePreference('/', 'font', '')).toBe(false);
  });
});
