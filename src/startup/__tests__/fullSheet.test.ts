import { loadFullSheet } from '../fullSheet';

const listLinks = () => [...document.head.querySelectorAll('link')];
const [core, fullSheet] = ['/core.css', '/todo.css'];

function createPage(sheet: CSSStyleSheet | null): void {
  const link = document.createElement('link');
  link.setAttribute('href', core);
  link.dataset.full = fullSheet;
  Object.defineProperty(link, 'sheet', { value: sheet });
  document.head.replaceChildren(link);
}

const dispatchSheetEvent = (type: 'load' | 'error') => {
  listLinks()[1]?.dispatchEvent(new Event(type));
};

beforeEach(() => {
  window.queuedEvents = [new Event('click')];
});

it('leaves the whole sheet ready for who waits, and puts it on when it is told to', async () => {
  createPage(new CSSStyleSheet());
  const sheetLoad = loadFullSheet();
  expect(listLinks()[1]).toHaveAttribute('href', fullSheet);
  expect(listLinks()[1]).toHaveAttribute('media', 'not all');
  dispatchSheetEvent('load');
  const activateStylesheet = await sheetLoad;
  expect(listLinks()).toHaveLength(2);
  activateStylesheet();
  expect(listLinks()).toHaveLength(1);
  expect(listLinks()[0]).toHaveAttribute('href', fullSheet);
  expect(listLinks()[0]).toHaveAttribute('media', '');
});

it('puts it on at once where nobody waits', async () => {
  window.queuedEvents = [];
  createPage(new CSSStyleSheet());
  const loadPromise = loadFullSheet();
  dispatchSheetEvent('load');
  await loadPromise;
  expect(listLinks()).toHaveLength(1);
  expect(listLinks()[0]).toHaveAttribute('href', fullSheet);
});

it('puts it on as it comes where the page has none', () => {
  createPage(null);
  void loadFullSheet();
  expect(listLinks()[1]).not.toHaveAttribute('media');
});

it('lets the page come alive without it, in what it came with', async () => {
  createPage(new CSSStyleSheet());
  const loadPromise = loadFullSheet();
  dispatchSheetEvent('error');
  (await loadPromise)();
  expect(listLinks()[0]).toHaveAttribute('href', core);
});

it('brings nothing where the page comes with everything', async () => {
  document.head.replaceChildren();
  (await loadFullSheet())();
  expect(listLinks()).toHaveLength(0);
});
