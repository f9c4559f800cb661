export { brandRatios } from './theme/solve.ts';
export { setManagedBrand, setTheme, startTheme, useShownMode, useTheme } from './theme/theme.ts';
export type { BrandSource, ContrastChoice, ModeChoice, ThemeChoice } from './theme/storage.ts';

export { onFirstUse } from './components/overlay/first-use.ts';
export { preloadDialog } from './components/overlay/lazy-modal.ts';
export {
  lazyComponent,
  RenderNothing,
  preload,
  type LoadFailure,
} from './components/overlay/lazy-component.ts';
export { Icon } from './icons/Icon.tsx';
export { KitProvider } from './provider/KitProvider.tsx';
export type { KitLabels } from './provider/labels.ts';
export type { KitLinkProps } from './provider/PlainLink.tsx';

export { Avatar } from './components/Avatar/Avatar.tsx';
export { AvatarStack } from './components/Avatar/AvatarStack.tsx';
export { Badge } from './components/Badge/Badge.tsx';
export { Counter } from './components/Badge/Counter.tsx';
export { Dot } from './components/Badge/Dot.tsx';
export { Card } from './components/Card/Card.tsx';
export { Countdown } from './components/Countdown/Countdown.tsx';
export { formatDuration } from './components/Countdown/duration.ts';
export { useTick } from './components/Countdown/ticker.ts';
export { DiffLine } from './components/DiffLine/DiffLine.tsx';
export { Duration } from './components/Duration/Duration.tsx';
export { Hairline } from './components/Hairline/Hairline.tsx';
export { KeyValue } from './components/KeyValue/KeyValue.tsx';
export { Meter } from './components/Meter/Meter.tsx';
export { LiveRegion } from './components/LiveRegion/LiveRegion.tsx';
export { Progress } from './components/Progress/Progress.tsx';
export { Ring } from './components/Ring/Ring.tsx';
export { Section } from './components/Section/Section.tsx';
export { Skeleton } from './components/Skeleton/Skeleton.tsx';
export { Spinner } from './components/Spinner/Spinner.tsx';
export { SplitBar } from './components/SplitBar/SplitBar.tsx';
export { Grid, Row, Stack } from './components/Stack/Stack.tsx';
export { Stat, StatRow } from './components/Stat/Stat.tsx';
export { Text } from './components/Text/Text.tsx';
export { Time } from './components/Time/Time.tsx';
export { Zone } from './components/Time/Zone.tsx';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';

export { AppFrame } from './layouts/AppFrame/AppFrame.tsx';
export { AuthColumn, type AuthColumnProps } from './layouts/AuthColumn/AuthColumn.tsx';
export {
  BottomBar,
  type BottomBarProps,
  type BottomPlace,
} from './layouts/BottomBar/BottomBar.tsx';
export { BottomGame } from './layouts/BottomBar/BottomGame.tsx';
export { BulkBar } from './layouts/BulkBar/BulkBar.tsx';
export { DetailPanel } from './layouts/DetailPanel/DetailPanel.tsx';
export { FilterBar } from './layouts/FilterBar/FilterBar.tsx';
export { PageFooter } from './layouts/PageFooter/PageFooter.tsx';
export { FormColumn } from './layouts/FormColumn/FormColumn.tsx';
export { GameHeader } from './layouts/GameHeader/GameHeader.tsx';
export { HeaderTabs } from './layouts/HeaderTabs/HeaderTabs.tsx';
export { PageHeader } from './layouts/PageHeader/PageHeader.tsx';
export { PictureBox } from './layouts/PictureBox/PictureBox.tsx';
export { Rail } from './layouts/Rail/Rail.tsx';
export { RailGame, type RailGameProps } from './layouts/Rail/RailGame.tsx';
export { RailButton, RailLink } from './layouts/Rail/RailItem.tsx';
export { SaveBar, type Change } from './layouts/SaveBar/SaveBar.tsx';
export { SidePanel } from './layouts/SidePanel/SidePanel.tsx';
export { Split, type Pane } from './layouts/Split/Split.tsx';
export { Steps } from './layouts/Steps/Steps.tsx';
export { BandCard } from './layouts/BandCard/BandCard.tsx';
export { ItemList } from './layouts/ItemList/ItemList.tsx';
export { ShareList } from './layouts/ShareList/ShareList.tsx';
export { defaultBrand, ThemePreview } from './layouts/ThemePreview/ThemePreview.tsx';
export { useBelow } from './provider/use-below.ts';
export { useHeldSkeleton } from './provider/use-held-skeleton.ts';
export { BoardBody, BoardSide } from './layouts/BoardBar/BoardBar.tsx';
export { CornerCount } from './layouts/CornerCount/CornerCount.tsx';
export { FeedPanel } from './layouts/FeedPanel/FeedPanel.tsx';
export { PanelCells, PanelSections } from './layouts/PanelSections/PanelSections.tsx';
export { ScorePage } from './layouts/ScorePage/ScorePage.tsx';
export { ScoreRows } from './layouts/ScoreRows/ScoreRows.tsx';
export { SettingsNav } from './layouts/SettingsNav/SettingsNav.tsx';
