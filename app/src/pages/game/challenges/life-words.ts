import type { LifeWords } from '@halyard/ui-kit';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';

/** The texts of the rings of remaining time. */
export function lifeWords(LL: TranslationFunctions): LifeWords {
  const words = LL.game.instance;
  return {
    short: ({ value, unit }) =>
      unit === 'seconds'
        ? words.tinySeconds({ seconds: value })
        : unit === 'minutes'
          ? LL.common.tinyMinutes({ minutes: value })
          : LL.common.tinyHours({ hours: value }),
    full: ({ value, unit }) => {
      const count = { count: value };
      const time =
        unit === 'seconds'
          ? words.secondCount(count)
          : unit === 'minutes'
            ? LL.game.minuteCount(count)
            : LL.game.hourCount(count);
      return words.left({ time });
    },
  };
}
