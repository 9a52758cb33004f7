import type * as TestingLibrary from '@testing-library/react';

// jsdom knows the element but not how to open it; tests of scripts have no DOM.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

// In a test without a page, bringing them takes longer than the test.
if (typeof window !== 'undefined') {
  jest.requireActual<object>('@testing-library/jest-dom');
  const { configure } = jest.requireActual<typeof TestingLibrary>(
    '@testing-library/react',
  );
  // Whoever waits for something on the page has as long as the test.
  configure({ asyncUtilTimeout: 20_000 });
}

// jsdom lays nothing out, so nothing ever changes its size.
if (typeof window !== 'undefined') {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

// jsdom keeps no entries of what was timed, and nobody reads them in a test.
if (typeof window !== 'undefined') {
  const entry = {} as PerformanceMark & PerformanceMeasure;
  window.performance.mark = () => entry;
  window.performance.measure = () => entry;
}

// React keeps the stack of each element it makes; jest asks for a hundred lines
// of it, and browsers for ten.
Error.stackTraceLimit = 20;
