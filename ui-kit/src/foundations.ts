export { breakpoint, media } from './tokens/media.ts';
export type { CategoryToken, ColorName } from './tokens/names.ts';

export type { Contrast, Mode } from './tokens/palettes.ts';
export { firstPaintScript } from './theme/first-paint.ts';
export { applyBrand } from './theme/apply-brand.ts';
export { brandRatios, type BrandRatios } from './theme/solve.ts';
export {
  setManagedBrand,
  setTheme,
  startTheme,
  useShownMode,
  useTheme,
  type Theme,
} from './theme/theme.ts';
export type { BrandSource, ContrastChoice, ModeChoice, ThemeChoice } from './theme/storage.ts';

export { onFirstUse } from './components/overlay/first-use.ts';
export { preloadDialog } from './components/overlay/lazy-modal.ts';
export {
  lazyComponent,
  RenderNothing,
  preload,
  type LoadFailure,
} from './components/overlay/lazy-component.ts';
export { Icon, type IconProps } from './icons/Icon.tsx';
export { KitProvider, useLabels, useLink, type KitProviderProps } from './provider/KitProvider.tsx';
export type { KitLabels } from './provider/labels.ts';
export type { KitLinkProps } from './provider/PlainLink.tsx';

export { Avatar, type AvatarProps, type AvatarSize } from './components/Avatar/Avatar.tsx';
export { AvatarStack, type AvatarStackProps } from './components/Avatar/AvatarStack.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './components/Badge/Badge.tsx';
export { Counter, type CounterProps } from './components/Badge/Counter.tsx';
export { Dot, type DotProps } from './components/Badge/Dot.tsx';
export { Card, type CardProps } from './components/Card/Card.tsx';
export { Countdown, type CountdownProps } from './components/Countdown/Countdown.tsx';
export {
  formatClock,
  formatDuration,
  isoDuration,
  type DaysHours,
} from './components/Countdown/duration.ts';
export { useTick } from './components/Countdown/ticker.ts';
export { DiffLine, type DiffLineProps } from './components/DiffLine/DiffLine.tsx';
export { Duration, type DurationProps } from './components/Duration/Duration.tsx';
export { Hairline, type HairlineProps } from './components/Hairline/Hairline.tsx';
export { KeyValue, type KeyValueProps } from './components/KeyValue/KeyValue.tsx';
export { Meter, type MeterProps } from './components/Meter/Meter.tsx';
export { LiveRegion, type LiveRegionProps } from './components/LiveRegion/LiveRegion.tsx';
export { Progress, type ProgressProps } from './components/Progress/Progress.tsx';
export { Ring, type RingProps } from './components/Ring/Ring.tsx';
export { Section, type SectionProps } from './components/Section/Section.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export { SplitBar, type SplitBarProps, type SplitPart } from './components/SplitBar/SplitBar.tsx';
export {
  Grid,
  Row,
  Stack,
  type Gap,
  type GridProps,
  type StackProps,
} from './components/Stack/Stack.tsx';
export { Stat, StatRow, type StatProps, type StatRowProps } from './components/Stat/Stat.tsx';
export { Text, type TextProps, type TextSize, type TextTone } from './components/Text/Text.tsx';
export { Time, type TimeFormats, type TimeProps } from './components/Time/Time.tsx';
export { Zone, type ZoneProps } from './components/Time/Zone.tsx';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './components/VisuallyHidden/VisuallyHidden.tsx';

export { AppFrame, type AppFrameProps } from './layouts/AppFrame/AppFrame.tsx';
export { AuthColumn, type AuthColumnProps } from './layouts/AuthColumn/AuthColumn.tsx';
export {
  BottomBar,
  type BottomAction,
  type BottomBarProps,
  type BottomPlace,
} from './layouts/BottomBar/BottomBar.tsx';
export { BottomGame } from './layouts/BottomBar/BottomGame.tsx';
export { BulkBar, type BulkBarProps } from './layouts/BulkBar/BulkBar.tsx';
export { DetailPanel, type DetailPanelProps } from './layouts/DetailPanel/DetailPanel.tsx';
export { FilterBar, type FilterBarProps } from './layouts/FilterBar/FilterBar.tsx';
export { PageFooter, type PageFooterProps } from './layouts/PageFooter/PageFooter.tsx';
export { FormColumn, type FormColumnProps } from './layouts/FormColumn/FormColumn.tsx';
export { GameHeader, type GameHeaderProps } from './layouts/GameHeader/GameHeader.tsx';
export {
  HeaderTabs,
  type HeaderTab,
  type HeaderTabsProps,
} from './layouts/HeaderTabs/HeaderTabs.tsx';
export { PageHeader, type PageHeaderProps } from './layouts/PageHeader/PageHeader.tsx';
export { PictureBox, type PictureBoxProps } from './layouts/PictureBox/PictureBox.tsx';
export { Rail, type RailProps } from './layouts/Rail/Rail.tsx';
export { RailGame, type RailGameProps } from './layouts/Rail/RailGame.tsx';
export {
  RailButton,
  RailLink,
  type NavBadge,
  type RailButtonProps,
  type RailLinkProps,
} from './layouts/Rail/RailItem.tsx';
export { SaveBar, type Change, type SaveBarProps } from './layouts/SaveBar/SaveBar.tsx';
export { SidePanel, type SidePanelProps } from './layouts/SidePanel/SidePanel.tsx';
export { Split, type Pane, type PaneResize, type SplitProps } from './layouts/Split/Split.tsx';
export { Steps, type Step, type StepsProps } from './layouts/Steps/Steps.tsx';
export { BandCard, type BandCardProps } from './layouts/BandCard/BandCard.tsx';
export { ItemList, type Item, type ItemListProps } from './layouts/ItemList/ItemList.tsx';
export { ShareList, type Share, type ShareListProps } from './layouts/ShareList/ShareList.tsx';
export {
  defaultBrand,
  ThemePreview,
  type ThemePreviewProps,
} from './layouts/ThemePreview/ThemePreview.tsx';
export { useBelow } from './provider/use-below.ts';
export { useHeldSkeleton } from './provider/use-held-skeleton.ts';
export {
  BoardBar,
  BoardBody,
  BoardSide,
  type BoardBarProps,
  type BoardBodyProps,
} from './layouts/BoardBar/BoardBar.tsx';
export { CornerCount, type CornerCountProps } from './layouts/CornerCount/CornerCount.tsx';
export { FeedPanel, type FeedPanelProps } from './layouts/FeedPanel/FeedPanel.tsx';
export {
  PanelCells,
  PanelSections,
  type PanelSectionsProps,
} from './layouts/PanelSections/PanelSections.tsx';
export { ScorePage, type ScorePageProps } from './layouts/ScorePage/ScorePage.tsx';
export { ScoreRows, type ScoreRowsProps } from './layouts/ScoreRows/ScoreRows.tsx';
export {
  SettingsNav,
  type SettingsNavProps,
  type SettingsSection,
} from './layouts/SettingsNav/SettingsNav.tsx';
