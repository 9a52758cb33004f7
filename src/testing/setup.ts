import type * as TestingLibrary from '@testing-library/react';

// Node's own classes belong to the whole process, so what one test file writes
// on them reaches the files that run after it.
for (const shared of [AbortController, AbortSignal, URL, URLSearchParams])
  Object.freeze(shared);

// jsdom has `<dialog>` but not its methods. Tests of scripts run without a DOM.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

// Tests without a DOM skip these imports: loading them takes longer than such a
// test.
if (typeof window !== 'undefined') {
  jest.requireActual<object>('@testing-library/jest-dom');
  const { configure } = jest.requireActual<typeof TestingLibrary>(
    '@testing-library/react',
  );
  // Lets `findBy…` and `waitFor` wait for as long as the test may take.
  configure({ asyncUtilTimeout: 20_000 });
}

// jsdom has no `ResizeObserver`: it computes no layout, so no size changes.
if (typeof window !== 'undefined') {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

// jsdom keeps no performance entries; no test reads them.
if (typeof window !== 'undefined') {
  const entry = {} as PerformanceMark & PerformanceMeasure;
  window.performance.mark = () => entry;
  window.performance.measure = () => entry;
}

// React captures a stack for each element. Jest raises the limit to 100 frames;
// browsers keep 10.
Error.stackTraceLimit = 20;
