import { createHttpClient } from '../../load/http-client.ts';
import type { Attack } from './attack.ts';

const REQUESTS_PER_SECOND = 2000;
const MAX_ID = 2_000_000_000;

/** Somebody asks for the boards of games that do not exist. */
export const UNKNOWN_GAMES: Attack = {
  title: `${REQUESTS_PER_SECOND} unknown games a second`,
  env: { RATE_LIMIT_ADDRESS_FACTOR: '1000000' },
  generate(url) {
    const http = createHttpClient(400);
    setInterval(() => {
      for (let index = 0; index < REQUESTS_PER_SECOND / 100; index += 1) {
        const id = Math.floor(Math.random() * MAX_ID) + 1_000_000;
        const headers = { 'x-forwarded-for': '203.0.113.7' };
        http.ask({ url: `${url}/api/ext/game/${id}/board`, headers }).catch(() => undefined);
      }
    }, 10);
  },
};
