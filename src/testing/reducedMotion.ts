let isReduced = false;

class ReducedMotionQuery extends EventTarget implements MediaQueryList {
  readonly media = '(prefers-reduced-motion: reduce)';
  readonly onchange = null;

  get matches(): boolean {
    return isReduced;
  }

  addListener(): void {
    throw new Error('Obsolete: use addEventListener.');
  }

  removeListener(): void {
    throw new Error('Obsolete: use removeEventListener.');
  }
}

const reducedMotionQuery = new ReducedMotionQuery();

/**
 * Sets `prefers-reduced-motion` and fires its `change` event. Installs
 * `window.matchMedia`, which jsdom lacks.
 */
export function setReducedMotion(shouldReduce: boolean): void {
  isReduced = shouldReduce;
  window.matchMedia = () => reducedMotionQuery;
  reducedMotionQuery.dispatchEvent(new Event('change'));
}
