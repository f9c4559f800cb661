/** Mock handlers for tests and stories, which replace the server. */
export { createMockFetch } from './msw/handlers.ts';
export {
  createHandlers,
  exampleOf,
  mock,
  type MockAnswer,
  type MockAnswerer,
  type MockOptions,
  mockRefusal,
  type MockRequest,
  operationIds,
  type Refusal,
  type RefusalCode,
  refusalOf,
} from './msw/handlers.ts';
