import { createHandlers, exampleOf, mock, mockRefusal } from '@halyard/sdk/msw';

/** What a tool's own tests would start their mocked server with. */
export const handlers = [
  mock('getGame', { ...exampleOf('getGame'), title: 'Regatta' }),
  mockRefusal('getGameDetails', 'NOT_SIGNED_IN'),
  ...createHandlers({ baseUrl: 'https://ctf.example' }),
];
