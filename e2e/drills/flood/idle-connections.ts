import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createHttpClient } from '../../load/http-client.ts';
import { sized } from '../../load/quick.ts';
import { ADDRESS_OF_OTHERS, type Attack } from './attack.ts';

const CONNECTIONS = sized(19_000, 500);
const PER_SECOND = 4000;
/** How many connections are opened again each second after they were refused or ended. */
const AGAIN_PER_SECOND = 500;
const STEPS_PER_SECOND = 100;
/** New connections of others, one after the other. */
const ATTEMPTS = 50;

/** Somebody opens as many connections as a server takes, and sends nothing. */
export const IDLE_CONNECTIONS: Attack = {
  title: `${CONNECTIONS} idle connections from one address`,
  // The requests of the others come from one address too.
  env: { TRUST_PROXY: 'none', RATE_LIMIT_ADDRESS_FACTOR: '3' },
  async generate(url) {
    const { hostname, port } = new URL(url);
    let ended = 0;
    const open = () =>
      void connect({ port: Number(port), host: hostname })
        .on('error', () => undefined)
        .once('close', () => (ended += 1))
        .resume();
    for (let opened = 0; opened < CONNECTIONS; opened += PER_SECOND / STEPS_PER_SECOND) {
      for (let index = 0; index < PER_SECOND / STEPS_PER_SECOND; index += 1) open();
      await pause(1000 / STEPS_PER_SECOND);
    }
    setInterval(() => {
      const count = Math.min(ended, AGAIN_PER_SECOND / STEPS_PER_SECOND);
      ended -= count;
      for (let index = 0; index < count; index += 1) open();
    }, 1000 / STEPS_PER_SECOND);
  },
  async observe({ server: { url } }) {
    return async () => {
      let failed = 0;
      for (let index = 0; index < ATTEMPTS; index += 1) {
        const http = createHttpClient(1, ADDRESS_OF_OTHERS);
        const answer = await http.ask({ url: `${url}/healthz` }).catch(() => null);
        if (answer?.status !== 200) failed += 1;
        http.close();
      }
      return [
        {
          name: 'failed new connections of others',
          measured: `${failed} of ${ATTEMPTS}`,
          target: '0',
          isMissed: failed > 0,
        },
      ];
    };
  },
};
