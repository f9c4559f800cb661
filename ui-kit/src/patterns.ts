export { CategoryFlag, type CategoryFlagProps } from './patterns/CategoryFlag/CategoryFlag.tsx';
export {
  CATEGORIES,
  categoryColor,
  type Category,
  type AnyCategory,
} from './patterns/CategoryFlag/categories.ts';
export {
  BloodPennant,
  type BloodPennantProps,
  type BloodPlace,
} from './patterns/BloodPennant/BloodPennant.tsx';
export { Logo, type LogoProps } from './patterns/Logo/Logo.tsx';
export { Hoist, type HoistProps } from './patterns/LetterFlag/LetterFlag.tsx';
export { Poster, type PosterProps } from './patterns/Poster/Poster.tsx';
export {
  DistressFlags,
  MissingFlag,
  RaisedFlag,
  type MissingFlagProps,
  type RaisedFlagProps,
} from './patterns/PoleFlag/PoleFlag.tsx';
