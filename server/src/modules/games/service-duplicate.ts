import { type LanguageCode, schemas } from '@halyard/sdk/operations';
import { startOfCopy } from '@halyard/sdk/rules';
import type { Actor } from '../../domain/actor.ts';
import { orNotFound } from '../../domain/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Write } from '../../platform/write.ts';
import { sentence } from '../../sentences/sentence.ts';
import { copyGame, holdContent } from './repository-duplicate.ts';
import { type EditGameRow, findEditGame } from './repository-edit.ts';
import { auditedFields, targetOf } from './service-edit.ts';
import { type NameDeps, newGameKeys } from './service-signing.ts';

export interface DuplicateGameDeps extends NameDeps {
  write: Write;
  clock: Clock;
  siteLanguage: LanguageCode;
}

/** Makes a game of all that organisers have written in another one; throws GAME_NOT_FOUND. */
export async function duplicateGame(
  { write, clock, siteLanguage, referenceNames }: DuplicateGameDeps,
  actor: Actor,
  gameId: number,
  { title, start }: { title?: string | undefined; start?: number | undefined },
): Promise<EditGameRow> {
  return write(actor, async (tx, emit, audit) => {
    const original = orNotFound(await holdContent(tx, gameId), 'GAME_NOT_FOUND');
    const startsAt = original.startsAt.getTime();
    const copyId = await copyGame(tx, gameId, {
      title: title ?? titleOfCopy(siteLanguage, original.title),
      move: { by: (start ?? startOfCopy(startsAt, clock())) - startsAt, ...boundsOfTimes() },
      keys: newGameKeys({ referenceNames }),
    });
    const game = orNotFound(await findEditGame(tx, copyId), 'GAME_NOT_FOUND');
    audit(targetOf(game), { after: auditedFields(game) });
    emit({ topic: 'game', gameId: game.id, body: {} });
    return game;
  });
}

function boundsOfTimes() {
  const { minValue, maxValue } = schemas.DuplicateGameBody.shape.start.unwrap();
  return { earliest: minValue ?? -Infinity, latest: maxValue ?? Infinity };
}

/** The title with a mark; a long one is cut, so that it can be saved again. */
export function titleOfCopy(language: LanguageCode, title: string): string {
  const most = schemas.DuplicateGameBody.shape.title.unwrap().maxLength ?? Infinity;
  const room = most - sentence(language, 'GAME_COPY', { title: '' }).length;
  // Half of a surrogate pair is no text.
  const kept = title.slice(0, room).replace(/[\uD800-\uDBFF]$/, '');
  return sentence(language, 'GAME_COPY', { title: kept });
}
