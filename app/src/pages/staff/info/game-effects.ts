import type { GameInfo } from '@halyard/sdk/types';
import { byEnd, hasStarted, isFrozen, phaseOf } from '@halyard/sdk/rules';
import { roughDuration } from '../../../game/durations.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import type { Form } from '../../../forms/form.ts';
import { isFreezeOn } from './freeze.ts';
import { BLOODS, followingTimes, type GameForm } from './game-form.ts';

/** The effects of saving on players, one sentence each. */
export function listEffects(
  LL: TranslationFunctions,
  game: GameInfo,
  { values, changed }: Pick<Form<GameForm>, 'values' | 'changed'>,
  now: number,
  moment: (at: number) => string,
): string[] {
  const words = LL.staff.info;
  const isLive = phaseOf(game, now) === 'running';
  const effects: string[] = [];
  if (changed.includes('end') && values.end !== null && isLive) {
    const later = byEnd({ end: values.end }, game);
    const time = roughDuration(LL, Math.abs(later));
    effects.push(later > 0 ? words.endLater({ time }) : words.endSooner({ time }));
  }
  const edits = Object.fromEntries(changed.map((name) => [name, values[name]]));
  const following = followingTimes(game, edits);
  if (!changed.includes('freeze') && following.freeze !== (game.freeze ?? null)) {
    effects.push(words.freezeFollows({ time: moment(following.freeze ?? game.end) }));
  }
  const isDeadlineMoved = following.writeupDeadline !== game.writeupDeadline;
  if (changed.length > 0 && values.writeupRequired && isDeadlineMoved) {
    if (!changed.includes('writeupDeadline')) {
      effects.push(words.deadlineFollows({ time: moment(following.writeupDeadline) }));
    }
  }
  if (changed.includes('freeze') && hasStarted(game, now)) {
    const { freeze } = values;
    if (isFrozen({ freeze }, now) && freeze !== null) {
      effects.push(words.freezesNow({ time: moment(freeze) }));
    } else if (isFreezeOn(game, now)) effects.push(words.freezeEnds());
  }
  if (changed.includes('visible')) {
    effects.push(values.visible ? words.becomesVisible() : words.becomesHidden());
  }
  const isBonusChanged = BLOODS.some((name) => changed.includes(name));
  if (isBonusChanged && hasStarted(game, now)) effects.push(words.bonusCountsBack());
  if (changed.includes('teamMemberCountLimit') && hasStarted(game, now)) {
    effects.push(words.sizeStays());
  }
  if (changed.includes('acceptWithoutReview') && values.acceptWithoutReview) {
    effects.push(words.waitingStay());
  }
  return effects;
}
