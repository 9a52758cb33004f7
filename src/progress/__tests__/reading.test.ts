import { watchReading } from '../reading';

const screenHeight = 500;
const lessonHeight = 5500;

/** Builds a lesson of two headings and ten screens: jsdom has no layout. */
function mockLayout() {
  window.innerHeight = screenHeight;
  const body = document.createElement('div');
  const placeAt = <Part extends HTMLElement>(
    part: Part,
    top: number,
    height: number,
  ): Part => {
    part.getBoundingClientRect = () =>
      new DOMRect(0, top - window.scrollY, 100, height);
    return part;
  };
  const createHeading = (id: string) =>
    Object.assign(document.createElement('h2'), { id });
  const end = placeAt(document.createElement('section'), 5300, 100);
  placeAt(body, 0, lessonHeight).append(
    placeAt(createHeading('uno'), 400, 40),
    placeAt(createHeading('dos'), 3000, 40),
    end,
  );
  document.body.replaceChildren(body);
  return { body, end };
}

function scrollTo(y: number): void {
  window.scrollY = y;
  window.dispatchEvent(new Event('scroll'));
}

function watch() {
  const { body, end } = mockLayout();
  const onMove = jest.fn();
  const onRest = jest.fn();
  const stop = watchReading(body, end, { onMove, onRest });
  return { body, onMove, onRest, stop };
}

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollY = 0;
});

afterEach(() => {
  jest.useRealTimers();
});

it('tells heading and part once the reader rests', () => {
  const { onRest, stop } = watch();
  scrollTo(3000);
  expect(onRest).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(onRest).toHaveBeenCalledWith({ heading: 'dos', fraction: 0.6 });
  stop();
});

it('tells it at once when the page is left', () => {
  const { onRest, stop } = watch();
  scrollTo(500);
  window.dispatchEvent(new Event('pagehide'));
  expect(onRest).toHaveBeenCalledWith({ heading: 'uno', fraction: 0.1 });
  stop();
  expect(onRest).toHaveBeenCalledTimes(1);
});

it('does not take the way to another page for reading', () => {
  const { body, onMove, onRest, stop } = watch();
  body.remove();
  scrollTo(0);
  stop();
  expect(onMove).not.toHaveBeenCalled();
  expect(onRest).not.toHaveBeenCalled();
});

it('knows who went through the text from who jumped to its end', () => {
  const jumpedWatch = watch();
  scrollTo(5000);
  expect(jumpedWatch.onMove).toHaveBeenLastCalledWith(expect.anything(), false);
  jumpedWatch.stop();

  window.scrollY = 0;
  const read = watch();
  for (let y = 500; y <= 5000; y += 500) scrollTo(y);
  expect(read.onMove).toHaveBeenLastCalledWith(expect.anything(), true);
  read.stop();
});

it('counts the scroll that was over before it began', () => {
  window.scrollY = 3000;
  const { onMove, stop } = watch();
  expect(onMove).toHaveBeenCalledWith({ heading: 'dos', fraction: 0.6 }, false);
  stop();
});
