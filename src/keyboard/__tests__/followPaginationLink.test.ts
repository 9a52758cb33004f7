import { followPaginationLink } from '../followPaginationLink';

const clickSpy = jest.fn();

function addHtml(html: string): Element {
  document.body.replaceChildren(
    document.createRange().createContextualFragment(
      `<main>${html}</main>
      <a class="pagination-nav__link--prev" href="#anterior">Anterior</a>
      <a class="pagination-nav__link--next" href="#siguiente">Siguiente</a>`,
    ),
  );
  for (const link of document.querySelectorAll('a'))
    link.addEventListener('click', () => {
      clickSpy(link.textContent);
    });
  return document.querySelector('[data-target]') ?? document.body;
}

function press(target: EventTarget, init: KeyboardEventInit): void {
  document.addEventListener('keydown', followPaginationLink, { once: true });
  target.dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, ...init }),
  );
}

/** Makes an element's content wider than the element: jsdom has no layout. */
function makeOverflow(element: Element): void {
  Object.defineProperty(element, 'scrollWidth', { value: 900 });
  Object.defineProperty(element, 'clientWidth', { value: 300 });
}

beforeEach(() => {
  getSelection()?.removeAllRanges();
});

afterEach(() => {
  jest.clearAllMocks();
});

describe('arrows', () => {
  it('follow the links to the lesson before and the one after', () => {
    const target = addHtml('<p data-target>Texto</p>');
    press(target, { key: 'ArrowLeft' });
    press(target, { key: 'ArrowRight' });
    expect(clickSpy.mock.calls).toEqual([['Anterior'], ['Siguiente']]);
  });

  it('do nothing where no lesson comes next', () => {
    const target = addHtml('<p data-target>Texto</p>');
    document.querySelector('.pagination-nav__link--next')?.remove();
    press(target, { key: 'ArrowRight' });
    expect(clickSpy).not.toHaveBeenCalled();
  });

  it.each([
    '<div role="slider" data-target></div>',
    '<div role="radiogroup"><button data-target></button></div>',
    '<ul role="tablist"><li role="tab" data-target></li></ul>',
    '<ul role="listbox"><li data-target></li></ul>',
    '<video data-target></video>',
  ])('belong to %s', (html) => {
    press(addHtml(html), { key: 'ArrowRight' });
    expect(clickSpy).not.toHaveBeenCalled();
  });

  it('belong to a block of code that scrolls, and not to one that fits', () => {
    const target = addHtml(
      '<pre style="overflow-x: auto"><code data-target>x</code></pre>',
    );
    press(target, { key: 'ArrowRight' });
    expect(clickSpy).toHaveBeenCalledTimes(1);
    const pre = target.closest('pre');
    if (pre) makeOverflow(pre);
    press(target, { key: 'ArrowRight' });
    expect(clickSpy).toHaveBeenCalledTimes(1);
  });

  it('turn pages where a box is cut and cannot scroll', () => {
    const target = addHtml(
      '<div style="overflow-x: hidden" data-target>x</div>',
    );
    makeOverflow(target);
    press(target, { key: 'ArrowRight' });
    expect(clickSpy).toHaveBeenCalledTimes(1);
  });

  it('rest with Shift and while text is selected', () => {
    const target = addHtml('<p data-target>Texto</p>');
    press(target, { key: 'ArrowRight', shiftKey: true });
    getSelection()?.selectAllChildren(target);
    press(target, { key: 'ArrowRight' });
    expect(clickSpy).not.toHaveBeenCalled();
  });
});
