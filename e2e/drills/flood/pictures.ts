import { memoryOf } from '../../bench/processes.ts';
import type { Attack } from './attack.ts';

const PER_SECOND = 4;
const MAX_MEGABYTES = 60;
/** One colour in 4032 x 3024 pixels of AVIF: no larger picture may be decoded. */
const PICTURE =
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA' +
  'ACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAZEAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRt' +
  'AAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgTACAAAAABRpc3BlAAAAAAAAD8AAAAvQAAAAEHBpeGkAAAAAAwgICAAAABZp' +
  'cG1hAAAAAAAAAAEAAQOBAgMAAAGZbWRhdBIACgo8Lv7+89pAQ0GkMoADEGwTFidxxxwLKwIAyM/KKvb/Lg69IN0mpn7eT4p2rpnY' +
  'Ce1sBnB4dcXAC8ZavO3d6ccblya5w9GqNpTQXpQ+crHpnrhwzwd1x0Oc6WBLqLDzSS/WXBQXWaFXJZ/dv9+HBGEWRT1Vpnnnw5h5' +
  'bi470BebHmcpDMH0kam7A+DQM/DIcw1Z+74Q6GP+ZaZ8H765YBGmnUfBedhHC4QV7xw72i7n0wS9t5rDD7Npt9ANOofUpDaqSINv' +
  'BfmSnSMSL3kY22F7whRJRa3HFPK8ptQSeb06ARXSQM/KKvb/Lg69IN0mo/HhXT33GkuA8qus+p+Ow7mCnr//HYXJMfOIStr6yd6m' +
  '7HZNxDhjuOYmOOWzdWzpOgEJpTAfAS0LjdvuNNEfBcdjaekATu8eYqTEpR6lNPN8Lu0gFZBAdxueBOlPi5wygJPflZqtAidhh4OG' +
  'tVxcAPl40H4zJfxluPdoJHzhMLZUrzJfo889Mfz8lnJEc3jnEebfxoLtRmMnyY7FcV9A';

/** Two players set avatars of a few hundred bytes that take 300 MB to decode. */
export const PICTURES: Attack = {
  title: `${PER_SECOND} AVIFs of 12 megapixels a second`,
  env: { RATE_LIMIT_ADDRESS_FACTOR: '1000000', RATE_LIMIT_USER_FACTOR: '1000000' },
  prepare: async ({ game: { teams } }) => ({
    one: teams[1]?.cookie ?? '',
    two: teams[2]?.cookie ?? '',
  }),
  generate(url, { one = '', two = '' }) {
    let count = 0;
    setInterval(() => {
      count += 1;
      const body = new FormData();
      body.append('file', new Blob([Buffer.from(PICTURE, 'base64')]), 'me.avif');
      const headers = { cookie: count % 2 === 0 ? one : two, 'x-forwarded-for': '203.0.113.10' };
      const sent = fetch(`${url}/api/account/avatar`, { method: 'PUT', headers, body });
      sent.then((answer) => answer.arrayBuffer()).catch(() => undefined);
    }, 1000 / PER_SECOND);
  },
  async observe({ server: { pid } }) {
    const before = memoryOf(pid);
    return async () => {
      const added = memoryOf(pid) - before;
      return [
        {
          name: 'memory added to the server, MB',
          measured: added.toFixed(1),
          target: `≤ ${MAX_MEGABYTES}`,
          isMissed: added > MAX_MEGABYTES,
        },
      ];
    };
  },
};
