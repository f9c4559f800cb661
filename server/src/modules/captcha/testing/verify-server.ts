import fastify from 'fastify';
import { afterAll } from 'vitest';

/** What a stand-in of the verify endpoint of Turnstile was asked. */
interface Asked {
  secret: string | null;
  response: string | null;
  remoteip: string | null;
}

export const SECRET_KEY = '1x0000000000000000000000000000000AA';

const refusal = (code: string) => ({ success: false, 'error-codes': [code] });

/**
 * A stand-in of the verify endpoint of Turnstile. The token says what is answered: `good`, with action and
 * host after colons, is good once.
 */
export async function startVerifyServer() {
  const asked: Asked[] = [];
  const used = new Set<string>();
  const app = fastify({ forceCloseConnections: true });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, new URLSearchParams(String(text))),
  );

  function verdictOf({ secret, response }: Asked): object {
    if (secret !== SECRET_KEY) return refusal('invalid-input-secret');
    const [kind, action = '', hostname = 'ctf.example'] = (response ?? '').split(':');
    if (kind !== 'good') return refusal('invalid-input-response');
    if (used.has(response ?? '')) return refusal('timeout-or-duplicate');
    used.add(response ?? '');
    return { success: true, 'error-codes': [], hostname, action, challenge_ts: '2030-01-01' };
  }

  app.post('/siteverify', async ({ body }, reply) => {
    const form = body as URLSearchParams;
    const [secret, response, remoteip] = ['secret', 'response', 'remoteip'].map((name) =>
      form.get(name),
    );
    const one = { secret: secret ?? null, response: response ?? null, remoteip: remoteip ?? null };
    asked.push(one);
    if (one.response === 'broken') return reply.status(500).send('Internal error');
    if (one.response === 'nonsense') return reply.type('text/html').send('<html>');
    if (one.response === 'silence') await new Promise(() => undefined);
    return verdictOf(one);
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  afterAll(() => app.close());
  return { url: `${address}/siteverify`, asked };
}
