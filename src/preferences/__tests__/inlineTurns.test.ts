const MARKED = 'marked';

Object.assign(globalThis, {
  MARKED_KEY: MARKED,
  CONTRAST_KEY: 'contrast',
  COLOR_MODE_KEY: 'theme',
});

const { dataset } = document.documentElement;
const onReactClick = jest.fn();

function addMarkButton(lesson: string): HTMLButtonElement {
  const button = document.createElement('button');
  Object.assign(button.dataset, { turns: 'mark', lesson });
  button.setAttribute('aria-pressed', 'false');
  document.body.replaceChildren(button);
  return button;
}

beforeAll(async () => {
  await import('../inlineTurns');
  document.body.addEventListener('click', onReactClick);
});
beforeEach(() => {
  onReactClick.mockClear();
  localStorage.clear();
  dataset.hasHydrated = 'false';
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('writes down at once the lesson that is marked, and nobody else hears of it', () => {
  const button = addMarkButton('/c/uno/');
  button.click();
  expect(localStorage.getItem(MARKED)).toBe('/c/uno/\n');
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(onReactClick).not.toHaveBeenCalled();
});

it('takes a mark back, and leaves those of other lessons', () => {
  localStorage.setItem(MARKED, '/c/cero/\n');
  const button = addMarkButton('/c/uno/');
  button.click();
  button.click();
  expect(localStorage.getItem(MARKED)).toBe('/c/cero/\n');
  expect(button).toHaveAttribute('aria-pressed', 'false');
});

it('leaves the click to others where nothing can be kept', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  const button = addMarkButton('/c/uno/');
  button.click();
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(onReactClick).toHaveBeenCalledTimes(1);
});

it('leaves it to the application once that is alive', () => {
  dataset.hasHydrated = 'true';
  addMarkButton('/c/uno/').click();
  expect(localStorage.getItem(MARKED)).toBeNull();
  expect(onReactClick).toHaveBeenCalledTimes(1);
});
