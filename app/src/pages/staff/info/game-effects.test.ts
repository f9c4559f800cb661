import type { GameInfo } from '@halyard/sdk/types';
import { describe, expect, test } from 'vitest';
import { LL } from '../../../testing/render-page.tsx';
import { harbour } from '../testing/fixtures.ts';
import { listEffects } from './game-effects.ts';
import { type GameForm, toGameForm } from './game-form.ts';

const HOUR = 3_600_000;
const words = LL.staff.info;
const NOW = 1_800_000_000_000;
/** A game that began a day ago. */
const live: GameInfo = {
  ...harbour,
  start: NOW - 24 * HOUR,
  end: NOW + 24 * HOUR,
  freeze: NOW + 20 * HOUR,
  writeupDeadline: NOW + 48 * HOUR,
};
const upcoming: GameInfo = { ...live, start: NOW + HOUR };
const moment = (at: number) => `at ${at}`;

/** What the page says of these edits. */
function effectsOf(game: GameInfo, edits: Partial<GameForm>): string[] {
  const values = { ...toGameForm(game), ...edits };
  const changed = Object.keys(edits) as (keyof GameForm)[];
  return listEffects(LL, game, { values, changed }, NOW, moment);
}

describe('listEffects', () => {
  test('has nothing to say without edits, and of texts', () => {
    expect(effectsOf(live, {})).toEqual([]);
    expect(effectsOf(live, { title: 'Another', content: '', writeupNote: '' })).toEqual([]);
  });

  test.each([
    ['later', 2 * HOUR, words.endLater],
    ['sooner', -2 * HOUR, words.endSooner],
  ])('of an end that moves %s names what follows it', (_, by, text) => {
    expect(effectsOf(live, { end: live.end + by })).toEqual([
      text({ time: LL.common.hours({ hours: 2 }) }),
      words.freezeFollows({ time: moment(NOW + 20 * HOUR + by) }),
      words.deadlineFollows({ time: moment(NOW + 48 * HOUR + by) }),
    ]);
  });

  test('of an end before the start of the game does not speak of players', () => {
    const [first] = effectsOf(upcoming, { end: live.end + HOUR });
    expect(first).toBe(words.freezeFollows({ time: moment(NOW + 21 * HOUR) }));
  });

  test('does not move what was edited itself, nor a deadline that no writeup has', () => {
    const own = { freeze: NOW + 22 * HOUR, writeupDeadline: NOW + 60 * HOUR };
    expect(effectsOf(live, { end: live.end + HOUR, ...own })).toHaveLength(1);
    const without = effectsOf(live, { end: live.end + HOUR, writeupRequired: false });
    expect(without).not.toContain(words.deadlineFollows({ time: moment(NOW + 49 * HOUR) }));
    expect(effectsOf({ ...live, freeze: null }, { end: live.end + HOUR })).toHaveLength(2);
  });

  test('says what a freeze in the past shows, and what taking one off shows', () => {
    const past = NOW - HOUR;
    const frozen = { ...live, freeze: past };
    expect(effectsOf(live, { freeze: past })).toEqual([words.freezesNow({ time: moment(past) })]);
    expect(effectsOf(frozen, { freeze: null })).toEqual([words.freezeEnds()]);
    expect(effectsOf(frozen, { freeze: NOW + HOUR })).toEqual([words.freezeEnds()]);
    expect(effectsOf({ ...frozen, freezeReleased: true }, { freeze: null })).toEqual([]);
    expect(effectsOf(live, { freeze: null })).toEqual([]);
    expect(effectsOf(upcoming, { freeze: past })).toEqual([]);
  });

  test.each([
    [{ visible: true }, words.becomesVisible()],
    [{ visible: false }, words.becomesHidden()],
    [{ firstBlood: 1, thirdBlood: 1 }, words.bonusCountsBack()],
    [{ teamMemberCountLimit: 3 }, words.sizeStays()],
    [{ acceptWithoutReview: true }, words.waitingStay()],
  ])('says what %j does to a game that has started', (edits, text) => {
    expect(effectsOf(live, edits)).toEqual([text]);
  });

  test('is silent where nobody has played, joined or waited yet', () => {
    const edits = { secondBlood: 1, teamMemberCountLimit: 3, acceptWithoutReview: false };
    expect(effectsOf(upcoming, edits)).toEqual([]);
  });
});
