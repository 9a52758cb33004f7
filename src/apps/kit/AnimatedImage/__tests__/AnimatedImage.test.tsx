import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import AnimatedImage from '..';

const drawImage = jest.fn();

function show(props: Partial<ComponentProps<typeof AnimatedImage>> = {}) {
  const createElement = (changes: typeof props = {}) => (
    <AnimatedImage
      src="https://media.giphy.com/a.gif"
      alt="Un gato que teclea"
      width={200}
      height={150}
      paused={false}
      {...props}
      {...changes}
    />
  );
  const { container, rerender } = render(createElement());
  return {
    canvas: () => container.querySelector('canvas'),
    change: (changes: typeof props) => {
      rerender(createElement(changes));
    },
  };
}

/** Makes a picture look loaded, since jsdom loads none. */
function dispatchLoad(image: HTMLElement): void {
  Object.defineProperties(image, {
    complete: { value: true },
    naturalWidth: { value: 320 },
    naturalHeight: { value: 240 },
  });
  fireEvent.load(image);
}

beforeEach(() => {
  drawImage.mockClear();
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ drawImage } as unknown as CanvasRenderingContext2D);
});

describe('an animated image', () => {
  it('leaves a placeholder of the same size when the picture does not come', () => {
    show();
    fireEvent.error(screen.getByRole('img'));
    const placeholder = screen.getByRole('img', {
      name: 'Un gato que teclea (imagen no disponible)',
    });
    expect(placeholder).toHaveStyle({ aspectRatio: '200 / 150' });
  });

  it('shows the placeholder at once without an address', () => {
    show({ src: null });
    expect(
      screen.getByRole('img', { name: /imagen no disponible/ }),
    ).toBeVisible();
  });

  it('tries again when the address changes after a failure', () => {
    const { change } = show();
    fireEvent.error(screen.getByRole('img'));
    change({ src: 'https://media.giphy.com/b.gif' });
    expect(
      screen.getByRole('img', { name: 'Un gato que teclea' }),
    ).toHaveAttribute('src', 'https://media.giphy.com/b.gif');
  });

  it('keeps the place of a picture that loads when it is near', () => {
    show();
    const image = screen.getByRole('img');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('width', '200');
    expect(image).toHaveAttribute('height', '150');
  });

  it('moves without a canvas while it is not paused', () => {
    const { canvas } = show();
    dispatchLoad(screen.getByRole('img'));
    expect(canvas()).toBeNull();
    expect(drawImage).not.toHaveBeenCalled();
  });

  it('waits for the picture, then draws its first frame in full size', () => {
    const { canvas } = show({ paused: true });
    expect(drawImage).not.toHaveBeenCalled();
    const image = screen.getByRole('img', { name: 'Un gato que teclea' });
    dispatchLoad(image);
    expect(drawImage).toHaveBeenCalledWith(image, 0, 0, 320, 240);
    expect(canvas()).toHaveAttribute('aria-hidden', 'true');
    expect(image).toHaveClass('unseen');
  });

  it('stands still as soon as it is paused, and moves again', () => {
    const { canvas, change } = show();
    const image = screen.getByRole('img');
    dispatchLoad(image);
    change({ paused: true });
    expect(drawImage).toHaveBeenCalledTimes(1);
    change({ paused: false });
    expect(canvas()).toBeNull();
    expect(image).not.toHaveClass('unseen');
  });
});
