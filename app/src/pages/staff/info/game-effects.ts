import type { GameInfo } from '@halyard/sdk/types';
import { byEnd, type FollowingTimes, hasStarted, isFrozen, phaseOf } from '@halyard/sdk/rules';
import { roughDuration } from '../../../game/durations.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import type { Form } from '../../../forms/form.ts';
import { isFreezeOn } from './freeze.ts';
import { BLOODS, followingTimes, type GameForm } from './game-form.ts';

/** What an effect depends on. */
interface Saving extends Pick<Form<GameForm>, 'values' | 'changed'> {
  LL: TranslationFunctions;
  game: GameInfo;
  now: number;
  moment: (at: number) => string;
  /** Freeze and deadline for writeups after saving. */
  following: FollowingTimes;
}

/** The effects of saving on players, one sentence each. */
export function listEffects(
  LL: TranslationFunctions,
  game: GameInfo,
  { values, changed }: Pick<Form<GameForm>, 'values' | 'changed'>,
  now: number,
  moment: (at: number) => string,
): string[] {
  const edits = Object.fromEntries(changed.map((name) => [name, values[name]]));
  const following = followingTimes(game, edits);
  const saving: Saving = { LL, game, values, changed, now, moment, following };
  return [
    endEffect(saving),
    freezeFollows(saving),
    deadlineFollows(saving),
    freezeEffect(saving),
    visibilityEffect(saving),
    bonusEffect(saving),
    teamSizeEffect(saving),
    reviewEffect(saving),
  ].filter((effect) => effect !== null);
}

function endEffect({ LL, game, values, changed, now }: Saving): string | null {
  const isLive = phaseOf(game, now) === 'running';
  if (!changed.includes('end') || values.end === null || !isLive) return null;
  const later = byEnd({ end: values.end }, game);
  const time = roughDuration(LL, Math.abs(later));
  return later > 0 ? LL.staff.info.endLater({ time }) : LL.staff.info.endSooner({ time });
}

/** A freeze that is not edited follows the end. */
function freezeFollows({ LL, game, changed, moment, following }: Saving): string | null {
  if (changed.includes('freeze') || following.freeze === (game.freeze ?? null)) return null;
  return LL.staff.info.freezeFollows({ time: moment(following.freeze ?? game.end) });
}

/** A deadline that is not edited follows the end. */
function deadlineFollows(saving: Saving): string | null {
  const { LL, game, values, changed, moment, following } = saving;
  const { writeupDeadline } = following;
  const isMoved = writeupDeadline !== game.writeupDeadline;
  const isEdited = changed.includes('writeupDeadline');
  if (changed.length === 0 || !values.writeupRequired || !isMoved || isEdited) return null;
  return LL.staff.info.deadlineFollows({ time: moment(writeupDeadline) });
}

function freezeEffect({ LL, game, values, changed, now, moment }: Saving): string | null {
  const { freeze } = values;
  if (!changed.includes('freeze') || !hasStarted(game, now)) return null;
  if (isFrozen({ freeze }, now) && freeze !== null) {
    return LL.staff.info.freezesNow({ time: moment(freeze) });
  }
  return isFreezeOn(game, now) ? LL.staff.info.freezeEnds() : null;
}

function visibilityEffect({ LL, values, changed }: Saving): string | null {
  if (!changed.includes('visible')) return null;
  return values.visible ? LL.staff.info.becomesVisible() : LL.staff.info.becomesHidden();
}

function bonusEffect({ LL, game, changed, now }: Saving): string | null {
  const isChanged = BLOODS.some((name) => changed.includes(name));
  return isChanged && hasStarted(game, now) ? LL.staff.info.bonusCountsBack() : null;
}

function teamSizeEffect({ LL, game, changed, now }: Saving): string | null {
  const isChanged = changed.includes('teamMemberCountLimit');
  return isChanged && hasStarted(game, now) ? LL.staff.info.sizeStays() : null;
}

function reviewEffect({ LL, values, changed }: Saving): string | null {
  const isReviewEnded = changed.includes('acceptWithoutReview') && values.acceptWithoutReview;
  return isReviewEnded ? LL.staff.info.waitingStay() : null;
}
