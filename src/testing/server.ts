import { setupServer } from 'msw/node';

/**
 * Creates the mock network of a test file. A request without a handler fails
 * the test, and handlers are reset after each test.
 */
export function createServer(): ReturnType<typeof setupServer> {
  const server = setupServer();
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
  });
  afterEach(() => {
    server.resetHandlers();
  });
  afterAll(() => {
    server.close();
  });
  return server;
}
