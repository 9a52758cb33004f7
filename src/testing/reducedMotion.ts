let reduced = false;

class Media extends EventTarget implements MediaQueryList {
  readonly media = '(prefers-reduced-motion: reduce)';
  readonly onchange = null;

  get matches(): boolean {
    return reduced;
  }

  addListener(): void {
    throw new Error('Obsolete: use addEventListener.');
  }

  removeListener(): void {
    throw new Error('Obsolete: use removeEventListener.');
  }
}

const media = new Media();

/**
 * Sets `prefers-reduced-motion` and fires its `change` event. Installs
 * `window.matchMedia`, which jsdom lacks.
 */
export function setReducedMotion(wish: boolean): void {
  reduced = wish;
  window.matchMedia = () => media;
  media.dispatchEvent(new Event('change'));
}
