import type { ContrastChoice, ModeChoice } from '@halyard/ui-kit';
import {
  ContrastIcon,
  DarkIcon,
  LightIcon,
  NormalContrastIcon,
  SystemIcon,
} from '@halyard/ui-kit/icons';

interface Look<Choice> {
  value: Choice;
  icon: typeof DarkIcon;
  /** Key of its name in the texts of `frame`. */
  word: string;
}

/** The selectable themes. */
export const MODES = [
  { value: 'dark', icon: DarkIcon, word: 'themeDark' },
  { value: 'light', icon: LightIcon, word: 'themeLight' },
  { value: 'system', icon: SystemIcon, word: 'themeSystem' },
] as const satisfies Look<ModeChoice>[];

/** The selectable contrasts. */
export const CONTRASTS = [
  { value: 'normal', icon: NormalContrastIcon, word: 'contrastNormal' },
  { value: 'more', icon: ContrastIcon, word: 'contrastMore' },
  { value: 'system', icon: SystemIcon, word: 'themeSystem' },
] as const satisfies Look<ContrastChoice>[];
