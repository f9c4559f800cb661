import type { KitLabels } from '@halyard/ui-kit';
import type { TranslationFunctions } from '../../i18n/i18n-types.ts';

const known = new WeakMap<TranslationFunctions, KitLabels>();

/** The kit's texts in a language. Returns the same object each time to avoid rerenders. */
export function kitLabels(LL: TranslationFunctions): KitLabels {
  const labels = known.get(LL) ?? makeLabels(LL);
  known.set(LL, labels);
  return labels;
}

function makeLabels({ common, frame }: TranslationFunctions): KitLabels {
  return {
    close: common.close(),
    copy: common.copy(),
    copied: common.copied(),
    loading: common.loading(),
    showPassword: common.showPassword(),
    hidePassword: common.hidePassword(),
    retry: common.retry(),
    menu: common.menu(),
    more: common.more(),
    previous: common.previous(),
    next: common.next(),
    search: common.search(),
    clear: common.clear(),
    remove: common.remove(),
    skipToContent: frame.skipToContent(),
    mainNavigation: frame.navigation(),
    breadcrumbs: frame.breadcrumbs(),
    required: common.required(),
    optional: common.optional(),
    changed: common.changed(),
    save: common.save(),
    discard: common.discard(),
    errorSummary: common.errorSummary(),
    noMoment: common.noMoment(),
    noDay: common.noDay(),
    none: common.none(),
    alerts: {
      note: common.alerts.note(),
      tip: common.alerts.tip(),
      important: common.alerts.important(),
      warning: common.alerts.warning(),
      caution: common.alerts.caution(),
    },
    footnotes: common.footnotes(),
    footnote: common.footnote(),
    backToText: common.backToText(),
    daysHours: (days, hours) => common.daysHours({ days, hours }),
  };
}
