import { useRef } from 'react';
import { act, render, screen } from '@testing-library/react';
import { useIsOverflowing } from '../useIsOverflowing';

let measure: () => void = () => undefined;
const disconnect = jest.fn();

class ManualObserver implements ResizeObserver {
  constructor(callback: ResizeObserverCallback) {
    measure = () => {
      act(() => {
        callback([], this);
      });
    };
  }

  observe(): void {
    disconnect.mockClear();
  }

  unobserve(): void {
    throw new Error('Not used.');
  }

  disconnect = disconnect;
}

function Box() {
  const box = useRef<HTMLDivElement>(null);
  return <div ref={box}>{useIsOverflowing(box) ? 'sobra' : 'cabe'}</div>;
}

function setWidths(outside: number, inside: number): void {
  const box = screen.getByText(/sobra|cabe/);
  Object.defineProperties(box, {
    clientWidth: { configurable: true, value: outside },
    scrollWidth: { configurable: true, value: inside },
  });
  measure();
}

beforeEach(() => {
  window.ResizeObserver = ManualObserver;
});

it('counts as too wide until it is measured', () => {
  render(<Box />);
  expect(screen.getByText('sobra')).toBeVisible();
});

it('follows the size of the element', () => {
  render(<Box />);
  setWidths(300, 300);
  expect(screen.getByText('cabe')).toBeVisible();
  setWidths(200, 300);
  expect(screen.getByText('sobra')).toBeVisible();
});

it('stops looking when the element leaves the page', () => {
  const { unmount } = render(<Box />);
  unmount();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
