import { type Client, createClient, login } from '../index.ts';
import { UsageError } from './arguments.ts';
import { ask, canAsk } from './ask.ts';

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
  await login({ userName, password }, { client });
  return client;
}

async function askFor(question: string, options?: { hidden: boolean }): Promise<string> {
  if (!canAsk()) throw new UsageError('Who are you? Set HALYARD_USER and HALYARD_PASSWORD.');
  return ask(question, options);
}
