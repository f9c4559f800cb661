import { type Client, createClient, getCaptcha, getPowChallenge, login } from '../index.ts';
import { searchPow } from '../rules.ts';
import { UsageError } from './arguments.ts';
import { ask, canAsk } from './ask.ts';

/** The site asks for a proof that only a browser can give. */
export class BrowserNeededError extends Error {}

/** Signs in with credentials from the environment, or asks for them on the terminal. */
export async function signIn(
  baseUrl: string,
  environment: Record<string, string | undefined>,
): Promise<Client> {
  const token = environment['HALYARD_TOKEN'];
  if (token) return createClient({ baseUrl, token });
  const userName = environment['HALYARD_USER'] || (await askFor('User name'));
  const password = environment['HALYARD_PASSWORD'] || (await askFor('Password', { hidden: true }));
  const client = createClient({ baseUrl });
  await login({ userName, password, challenge: await answerCaptcha(client) }, { client });
  return client;
}

async function askFor(question: string, options?: { hidden: boolean }): Promise<string> {
  if (!canAsk()) throw new UsageError('Who are you? Set HALYARD_USER and HALYARD_PASSWORD.');
  return ask(question, options);
}

/** The answer to the captcha of the site; null while it asks for none. */
async function answerCaptcha(client: Client): Promise<string | null> {
  const { type } = await getCaptcha({ client });
  if (type === 'None') return null;
  if (type !== 'HashPow') {
    throw new BrowserNeededError(
      `The captcha of this site is ${type}, which only browsers can answer. Switch it off while this command runs, or start the server with CAPTCHA_PROVIDER=HashPow.`,
    );
  }
  const { id, challenge, difficulty } = await getPowChallenge({ action: 'Login' }, { client });
  const [prefix = 0] = crypto.getRandomValues(new Uint32Array(1));
  const found = searchPow(challenge, difficulty, prefix).tryNext(Number.POSITIVE_INFINITY);
  return `${id}:${found}`;
}
