it('does not let a test file change the classes that it shares with the files after it', () => {
  expect(() => {
    Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  }).toThrow(TypeError);
});
