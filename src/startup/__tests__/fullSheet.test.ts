import { loadFullSheet } from '../fullSheet';

const links = () => [...document.head.querySelectorAll('link')];
const [core, whole] = ['/core.css', '/todo.css'];

function page(sheet: CSSStyleSheet | null): void {
  const link = document.createElement('link');
  link.setAttribute('href', core);
  link.dataset.full = whole;
  Object.defineProperty(link, 'sheet', { value: sheet });
  document.head.replaceChildren(link);
}

const dispatchSheetEvent = (type: 'load' | 'error') => {
  links()[1]?.dispatchEvent(new Event(type));
};

beforeEach(() => {
  window.queuedEvents = [new Event('click')];
});

it('leaves the whole sheet ready for who waits, and puts it on when it is told to', async () => {
  page(new CSSStyleSheet());
  const sheetLoad = loadFullSheet();
  expect(links()[1]).toHaveAttribute('href', whole);
  expect(links()[1]).toHaveAttribute('media', 'not all');
  dispatchSheetEvent('load');
  const activateStylesheet = await sheetLoad;
  expect(links()).toHaveLength(2);
  activateStylesheet();
  expect(links()).toHaveLength(1);
  expect(links()[0]).toHaveAttribute('href', whole);
  expect(links()[0]).toHaveAttribute('media', '');
});

it('puts it on at once where nobody waits', async () => {
  window.queuedEvents = [];
  page(new CSSStyleSheet());
  const coming = loadFullSheet();
  dispatchSheetEvent('load');
  await coming;
  expect(links()).toHaveLength(1);
  expect(links()[0]).toHaveAttribute('href', whole);
});

it('puts it on as it comes where the page has none', () => {
  page(null);
  void loadFullSheet();
  expect(links()[1]).not.toHaveAttribute('media');
});

it('lets the page come alive without it, in what it came with', async () => {
  page(new CSSStyleSheet());
  const coming = loadFullSheet();
  dispatchSheetEvent('error');
  (await coming)();
  expect(links()[0]).toHaveAttribute('href', core);
});

it('brings nothing where the page comes with everything', async () => {
  document.head.replaceChildren();
  (await loadFullSheet())();
  expect(links()).toHaveLength(0);
});
