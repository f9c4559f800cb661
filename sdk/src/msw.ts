/** Mock handlers for tests and stories: a server of the contract without a server. */
export { createMockFetch } from './msw/fetch.ts';
export {
  createHandlers,
  exampleOf,
  mock,
  type MockAnswer,
  type MockOptions,
  mockRefusal,
  type Refusal,
} from './msw/handlers.ts';
