import { PLAYER_PASSWORD, registerPlayer, signInAdministrator } from '../fixtures/accounts.ts';
import { openGame, playGame } from '../fixtures/games.ts';

/** The user who signs in, as in the README. */
export const PLAYER = { userName: 'linnea', password: PLAYER_PASSWORD } as const;

/** The game that all scripts of these tests read, with two teams. */
export async function seedRegatta(url: string): Promise<void> {
  const { client } = await signInAdministrator(url);
  const game = await openGame(client, 'Regatta');
  await playGame(await registerPlayer(url, 'skipper'), game, 'Spinnakers', 2);
  await playGame(await registerPlayer(url, 'pilot'), game, 'Trysails', 1);
  await registerPlayer(url, PLAYER.userName);
}
