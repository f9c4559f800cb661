import { createHandlers, exampleOf, mock, mockRefusal } from '@halyard/sdk/msw';

/** How the tests of a tool start a mocked server. */
export const handlers = [
  mock('getGame', { ...exampleOf('getGame'), title: 'Regatta' }),
  mockRefusal('getGameDetails', 'NOT_SIGNED_IN'),
  ...createHandlers({ baseUrl: 'https://ctf.example' }),
];
