import { bringWholeSheet } from '../wholeSheet';

const links = () => [...document.head.querySelectorAll('link')];
const [core, whole] = ['/core.css', '/todo.css'];

function page(sheet: CSSStyleSheet | null): void {
  const link = document.createElement('link');
  link.setAttribute('href', core);
  link.dataset.full = whole;
  Object.defineProperty(link, 'sheet', { value: sheet });
  document.head.replaceChildren(link);
}

const come = (type: 'load' | 'error') => {
  links()[1]?.dispatchEvent(new Event(type));
};

beforeEach(() => {
  window.heard = [new Event('click')];
});

it('leaves the whole sheet ready for who waits, and puts it on when it is told to', async () => {
  page(new CSSStyleSheet());
  const coming = bringWholeSheet();
  expect(links()[1]).toHaveAttribute('href', whole);
  expect(links()[1]).toHaveAttribute('media', 'not all');
  come('load');
  const putOn = await coming;
  expect(links()).toHaveLength(2);
  putOn();
  expect(links()).toHaveLength(1);
  expect(links()[0]).toHaveAttribute('href', whole);
  expect(links()[0]).toHaveAttribute('media', '');
});

it('puts it on at once where nobody waits', async () => {
  window.heard = [];
  page(new CSSStyleSheet());
  const coming = bringWholeSheet();
  come('load');
  await coming;
  expect(links()).toHaveLength(1);
  expect(links()[0]).toHaveAttribute('href', whole);
});

it('puts it on as it comes where the page has none', () => {
  page(null);
  void bringWholeSheet();
  expect(links()[1]).not.toHaveAttribute('media');
});

it('lets the page come alive without it, in what it came with', async () => {
  page(new CSSStyleSheet());
  const coming = bringWholeSheet();
  come('error');
  (await coming)();
  expect(links()[0]).toHaveAttribute('href', core);
});

it('brings nothing where the page comes with everything', async () => {
  document.head.replaceChildren();
  (await bringWholeSheet())();
  expect(links()).toHaveLength(0);
});
