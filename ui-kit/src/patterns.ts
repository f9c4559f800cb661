export { CategoryFlag, type CategoryFlagProps } from './patterns/CategoryFlag/CategoryFlag.tsx';
export { categoryColor, type AnyCategory } from './patterns/CategoryFlag/categories.ts';
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
export { ChallengeCard, type ChallengeCardProps } from './patterns/ChallengeCard/ChallengeCard.tsx';
export type { ChallengeItem, ChallengeMark } from './patterns/ChallengeCard/challenge-item.ts';
export { ChallengeRow, type ChallengeRowProps } from './patterns/ChallengeRow/ChallengeRow.tsx';
export {
  ChallengeGrid,
  type ChallengeGridProps,
  type ChallengeGroup,
} from './patterns/ChallengeGrid/ChallengeGrid.tsx';
export {
  CategoryRail,
  type CategoryRailProps,
  type RailCategory,
} from './patterns/CategoryRail/CategoryRail.tsx';
export { CategoryRailSkeleton } from './patterns/CategoryRail/CategoryRailSkeleton.tsx';
export {
  ChallengePanel,
  type ChallengePanelProps,
  type PanelBlood,
} from './patterns/ChallengePanel/ChallengePanel.tsx';
export { FlagField, type FlagFieldProps } from './patterns/FlagField/FlagField.tsx';
export type { FlagKeysProps } from './patterns/FlagField/FlagKeys.tsx';
export type { FlagState } from './patterns/FlagField/flag-states.ts';
export {
  AttemptList,
  type Attempt,
  type AttemptListProps,
} from './patterns/AttemptList/AttemptList.tsx';
export {
  SolverList,
  type Solver,
  type SolverListProps,
} from './patterns/SolverList/SolverList.tsx';
export { HintList, type Hint, type HintListProps } from './patterns/HintList/HintList.tsx';
export { AttachmentRow, type AttachmentRowProps } from './patterns/AttachmentRow/AttachmentRow.tsx';
export {
  NextChallenges,
  SolvedNote,
  type NextChallenge,
  type NextChallengesProps,
  type SolvedNoteProps,
} from './patterns/SolvedNote/SolvedNote.tsx';
export {
  PhaseBadge,
  type PhaseBadgeProps,
  type ShownPhase,
} from './patterns/PhaseBadge/PhaseBadge.tsx';
export {
  CountdownCells,
  GameClock,
  type CountdownCellsProps,
  type GameClockProps,
} from './patterns/GameClock/GameClock.tsx';
export { ProgressLine, type ProgressLineProps } from './patterns/ProgressLine/ProgressLine.tsx';
export {
  ParticipationBadge,
  type ParticipationBadgeProps,
} from './patterns/ParticipationBadge/ParticipationBadge.tsx';
export { RoleBadge, type RoleBadgeProps } from './patterns/RoleBadge/RoleBadge.tsx';
export { ResultMark, type ResultMarkProps } from './patterns/ResultMark/ResultMark.tsx';
export { DateTile, type DateTileProps } from './patterns/DateTile/DateTile.tsx';
export { GameRow, type GameRowProps } from './patterns/GameRow/GameRow.tsx';
export { GameCard, type GameCardProps } from './patterns/GameCard/GameCard.tsx';
export { LiveGameCard, type LiveGameCardProps } from './patterns/GameCard/LiveGameCard.tsx';
export {
  GameTimeline,
  type GameTimelineProps,
  type TimelineGame,
} from './patterns/GameTimeline/GameTimeline.tsx';
export { JoinBar, type JoinBarProps } from './patterns/JoinPanel/JoinBar.tsx';
export { JoinPanel, type JoinPanelProps } from './patterns/JoinPanel/JoinPanel.tsx';
export type { JoinState } from './patterns/JoinPanel/join-states.ts';
export {
  NoticeFeed,
  type MustRead,
  type NoticeDay,
  type NoticeFeedProps,
} from './patterns/NoticeFeed/NoticeFeed.tsx';
export {
  NoticeItem,
  type Notice,
  type NoticeItemProps,
  type NoticeKind,
} from './patterns/NoticeFeed/NoticeItem.tsx';
export { StepChart } from './patterns/StepChart/StepChart.tsx';
export type { ScoreSeries, StepChartProps } from './patterns/StepChart/step-chart-props.ts';
export type { ScorePoint } from './patterns/StepChart/chart-geometry.ts';
export { Spark, type SparkProps } from './patterns/Spark/Spark.tsx';
export {
  ScoreMatrix,
  type ScoreMatrixHandle,
  type ScoreMatrixProps,
} from './patterns/ScoreMatrix/ScoreMatrix.tsx';
export type {
  MatrixChallenge,
  MatrixSolve,
  MatrixTeam,
  MatrixWords,
} from './patterns/ScoreMatrix/matrix-model.ts';
export {
  SolveCell,
  type SolveCellProps,
  type SolveState,
} from './patterns/SolveCell/SolveCell.tsx';
export { RankDelta, type RankDeltaProps } from './patterns/RankDelta/RankDelta.tsx';
export { ScoreRow, type ScoreRowProps } from './patterns/ScoreRow/ScoreRow.tsx';
export { TeamList, type ListedTeam, type TeamListProps } from './patterns/TeamList/TeamList.tsx';
export { TeamHead, type TeamHeadProps } from './patterns/TeamHead/TeamHead.tsx';
export { MemberList, type MemberListProps } from './patterns/MemberList/MemberList.tsx';
export {
  MemberRow,
  type Member,
  type MemberFacts,
  type MemberRowProps,
} from './patterns/MemberRow/MemberRow.tsx';
export {
  InviteClosed,
  InvitePanel,
  type InviteClosedProps,
  type InvitePanelProps,
} from './patterns/InvitePanel/InvitePanel.tsx';
export { ScoreCurve, type ScoreCurveProps } from './patterns/ScoreCurve/ScoreCurve.tsx';
export type { Curve } from './patterns/ScoreCurve/curve-points.ts';
export {
  ChallengeGridSkeleton,
  type ChallengeGridSkeletonProps,
} from './patterns/ChallengeGrid/ChallengeGridSkeleton.tsx';
export { ScoreMatrixSkeleton } from './patterns/ScoreMatrix/ScoreMatrixSkeleton.tsx';
export {
  CategoryLegend,
  type CategoryLegendProps,
} from './patterns/CategoryLegend/CategoryLegend.tsx';
export { NewBar, type NewBarProps } from './patterns/NewBar/NewBar.tsx';
export {
  CommandPalette,
  type CommandPaletteProps,
  type CommandPaletteWords,
} from './patterns/CommandPalette/CommandPalette.tsx';
export type {
  PaletteAction,
  PaletteGroup,
  PaletteItem,
} from './patterns/CommandPalette/palette-item.ts';
export { matchText } from './patterns/CommandPalette/fuzzy.ts';
export {
  ShortcutSheet,
  type Shortcut,
  type ShortcutSheetProps,
  type ShortcutSheetWords,
} from './patterns/ShortcutSheet/ShortcutSheet.tsx';
export { ShortcutList, type ShortcutListProps } from './patterns/ShortcutSheet/ShortcutList.tsx';
export { chordOf } from './patterns/ShortcutSheet/chord.ts';
export { chordKeys } from './patterns/ShortcutSheet/chord-keys.ts';
export { EntryLine, type EntryLineProps } from './patterns/EntryLine/EntryLine.tsx';
export type { ExtendProps } from './patterns/InstanceBox/ExtendButton.tsx';
export { InstanceBox, type InstanceBoxProps } from './patterns/InstanceBox/InstanceBox.tsx';
export type { InstanceStage, ShortSpan } from './patterns/InstanceBox/instance-stage.ts';
export type { InstanceState } from './patterns/InstanceBox/instance-states.ts';
export type { InstanceLife, LifeWords } from './patterns/InstanceBox/LifeRing.tsx';
export {
  InstanceDock,
  type DockedInstance,
  type InstanceDockProps,
} from './patterns/InstanceDock/InstanceDock.tsx';
export { QrCode, type QrCodeProps } from './patterns/QrCode/QrCode.tsx';
export { BloodBand, type BloodBandProps } from './patterns/BloodBand/BloodBand.tsx';
export { PrintTable, type PrintTableProps } from './patterns/PrintTable/PrintTable.tsx';
export { PageDots, type PageDotsProps } from './patterns/PageDots/PageDots.tsx';
export {
  ProjectorBoard,
  type ProjectorBoardProps,
} from './patterns/ProjectorBoard/ProjectorBoard.tsx';
export type { ProjectorCategory, ProjectorTeam } from './patterns/ProjectorBoard/ProjectorRow.tsx';
export { Ticker, type TickerProps, type TickerSolve } from './patterns/Ticker/Ticker.tsx';
export { NoAccess, type NoAccessProps } from './patterns/NoAccess/NoAccess.tsx';
export {
  TeamCard,
  type TeamCardFigure,
  type TeamCardProps,
} from './patterns/TeamCard/TeamCard.tsx';
export type { CategoryBar } from './patterns/TeamDialog/CategoryBars.tsx';
export type { SolveSumProps, SummedSolve } from './patterns/TeamDialog/SolveSum.tsx';
export { TeamDialog, type TeamDialogProps } from './patterns/TeamDialog/TeamDialog.tsx';
export {
  TeamReport,
  type MemberShare,
  type TeamFigure,
  type TeamReportProps,
} from './patterns/TeamDialog/TeamReport.tsx';
export type { WriteupProblem } from './patterns/WriteupUpload/check-writeup.ts';
export {
  WriteupUpload,
  type SubmittedWriteup,
  type WriteupUploadProps,
} from './patterns/WriteupUpload/WriteupUpload.tsx';
export {
  AttachmentList,
  type AttachmentListProps,
} from './patterns/AttachmentRow/AttachmentList.tsx';
export {
  ChallengeFinder,
  type ChallengeFinderProps,
  type ChallengeLayout,
  type FinderChip,
} from './patterns/ChallengeFinder/ChallengeFinder.tsx';
export { NoChallenge, type NoChallengeProps } from './patterns/ChallengeFinder/NoChallenge.tsx';
export {
  ChallengePanelSkeleton,
  type ChallengePanelSkeletonProps,
} from './patterns/ChallengePanel/ChallengePanelSkeleton.tsx';
export { PanelNote, type PanelNoteProps } from './patterns/ChallengePanel/PanelNote.tsx';
export { GameCardSkeleton } from './patterns/GameCard/GameCardSkeleton.tsx';
export { Bars, type BarsProps } from './patterns/Bars/Bars.tsx';
export type { BarBucket, BarLevel, BarTone } from './patterns/Bars/bars-geometry.ts';
export type { ChartStates, ChartWords } from './patterns/ChartFrame/ChartFrame.tsx';
export { Histogram, type HistogramProps } from './patterns/Histogram/Histogram.tsx';
export { Lanes, type LanesProps } from './patterns/Lanes/Lanes.tsx';
export type {
  Lane,
  LaneEvent,
  LaneKind,
  LaneMark,
  LaneTone,
} from './patterns/Lanes/lanes-layout.ts';
export { CurveChart } from './patterns/CurveChart/CurveChart.tsx';
export type { CurveChartProps } from './patterns/CurveChart/curve-props.ts';
export type { Curve as ChartCurve, CurvePoint } from './patterns/CurveChart/curve-geometry.ts';
export { Timeline } from './patterns/Timeline/Timeline.tsx';
export type { TimelineProps } from './patterns/Timeline/timeline-props.ts';
export type { TimelineRow, TimelineSpan } from './patterns/Timeline/timeline-layout.ts';
