import { registerPlayer, signInAdministrator } from '../fixtures/accounts.ts';
import { openGame, playGame } from '../fixtures/games.ts';

/** The game that every script of these tests reads, with two crews, and whom the README names. */
export async function seedRegatta(url: string): Promise<void> {
  const { client } = await signInAdministrator(url);
  const game = await openGame(client, 'Regatta');
  await playGame(await registerPlayer(url, 'skipper'), game, 'Spinnakers', 2);
  await playGame(await registerPlayer(url, 'pilot'), game, 'Trysails', 1);
  await registerPlayer(url, 'linnea');
}
