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
  /** Its name, a key of the frame's words. */
  word: string;
}

/** Themes to choose from. */
export const MODES = [
  { value: 'dark', icon: DarkIcon, word: 'themeDark' },
  { value: 'light', icon: LightIcon, word: 'themeLight' },
  { value: 'system', icon: SystemIcon, word: 'themeSystem' },
] as const satisfies Look<ModeChoice>[];

/** Contrasts to choose from. */
export const CONTRASTS = [
  { value: 'normal', icon: NormalContrastIcon, word: 'contrastNormal' },
  { value: 'more', icon: ContrastIcon, word: 'contrastMore' },
  { value: 'system', icon: SystemIcon, word: 'themeSystem' },
] as const satisfies Look<ContrastChoice>[];
