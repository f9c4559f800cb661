import type { CropWords } from '@halyard/ui-kit';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';

/** The texts of the dialog that crops a picture. */
export function cropWords(LL: TranslationFunctions, title: string): CropWords {
  const { cropHint, area, corner, use, unreadable } = LL.profile.picture;
  return {
    title,
    description: cropHint(),
    area: area(),
    corner: corner(),
    cancel: LL.common.cancel(),
    apply: use(),
    unreadable: unreadable(),
  };
}
