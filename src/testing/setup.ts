import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// jsdom knows the element but not how to open it; tests of scripts have no DOM.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

// Whoever waits for something on the page has as long as the test.
configure({ asyncUtilTimeout: 20_000 });

// jsdom lays nothing out, so nothing ever changes its size.
if (typeof window !== 'undefined') {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
