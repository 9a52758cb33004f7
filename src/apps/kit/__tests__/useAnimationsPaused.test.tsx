import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { writePreference } from '../../../preferences/storage';
import { setReducedMotion } from '../../../testing/reducedMotion';
import { useAnimationsPaused } from '../useAnimationsPaused';
import { clearVisitState } from '../useVisitState';

beforeEach(() => {
  clearVisitState();
  setReducedMotion(false);
  writePreference('/', 'motion', '');
});

describe('whether animations stand still', () => {
  it('follows a system that asks for less motion, also while the page is open', () => {
    const { result } = renderHook(useAnimationsPaused);
    expect(result.current[0]).toBe(false);
    act(() => {
      setReducedMotion(true);
    });
    expect(result.current[0]).toBe(true);
  });

  it('follows the reading settings, also while the page is open', () => {
    const { result } = renderHook(useAnimationsPaused);
    act(() => {
      writePreference('/', 'motion', 'reduce');
    });
    expect(result.current[0]).toBe(true);
    act(() => {
      writePreference('/', 'motion', '');
    });
    expect(result.current[0]).toBe(false);
  });

  it('lets the reader overrule the system, until the page is reloaded', () => {
    setReducedMotion(true);
    const first = renderHook(useAnimationsPaused);
    act(() => {
      first.result.current[1](false);
    });
    expect(first.result.current[0]).toBe(false);
    first.unmount();
    expect(renderHook(useAnimationsPaused).result.current[0]).toBe(false);
    clearVisitState();
    expect(renderHook(useAnimationsPaused).result.current[0]).toBe(true);
  });

  it('does not depend on the system while the page is built', () => {
    setReducedMotion(true);
    function Probe() {
      return String(useAnimationsPaused()[0]);
    }
    expect(renderToString(<Probe />)).toBe('false');
  });
});
