import type { Dates } from '../../../i18n/dates.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import type { FormWords } from '../../../forms/list-changes.ts';
import type { GameForm } from './game-form.ts';

/** Names and formatted values of a game's fields for the save bar. */
export function gameFormWords(LL: TranslationFunctions, dates: Dates): FormWords<GameForm> {
  const { info, nothing } = LL.staff;
  const plain = (value: number | string | null) =>
    value === null || value === '' ? nothing() : String(value);
  const limit = (value: number | null) => (value === 0 ? info.noLimit() : plain(value));
  const percent = (value: number | null) =>
    value === null ? nothing() : info.percentOf({ value: plain(value) });
  const onOff = (value: boolean) => (value ? info.on() : info.off());
  const moment = (value: number | null) => (value === null ? nothing() : dates.moment(value));
  return {
    title: { label: info.title(), show: plain },
    summary: { label: info.summary() },
    visible: { label: info.visible(), show: onOff },
    start: { label: info.start(), show: moment },
    end: { label: info.end(), show: moment },
    freeze: { label: info.freeze(), show: moment },
    teamMemberCountLimit: { label: info.teamSize(), show: limit },
    containerCountLimit: { label: info.instances(), show: limit },
    inviteCode: { label: info.inviteCode(), show: plain },
    acceptWithoutReview: { label: info.acceptAll(), show: onOff },
    practiceMode: { label: info.practice(), show: onOff },
    joinTogether: { label: info.joinTogether(), show: onOff },
    firstBlood: { label: info.firstBlood(), show: percent },
    secondBlood: { label: info.secondBlood(), show: percent },
    thirdBlood: { label: info.thirdBlood(), show: percent },
    writeupRequired: { label: info.writeupRequired(), show: onOff },
    writeupDeadline: { label: info.writeupDeadline(), show: moment },
    writeupNote: { label: info.writeupNote() },
    content: { label: info.content() },
  };
}
