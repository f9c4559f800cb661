export {
  CaptureBrowser,
  type CaptureBrowserProps,
} from './patterns/CaptureBrowser/CaptureBrowser.tsx';
export {
  CaptureFiles,
  type CaptureFile,
  type CaptureFilesProps,
} from './patterns/CaptureBrowser/CaptureFiles.tsx';
export {
  CapturePreview,
  type CapturePreviewProps,
  type CaptureState,
} from './patterns/CapturePreview/CapturePreview.tsx';
export type { CaptureStreams, StreamWords } from './patterns/CapturePreview/StreamLines.tsx';
export {
  CaseDecision,
  type CaseDecisionProps,
  type DecisionButton,
} from './patterns/CaseHeader/CaseDecision.tsx';
export { CaseHeader, type CaseHeaderProps } from './patterns/CaseHeader/CaseHeader.tsx';
export { FlagAdder, type FlagAdderProps } from './patterns/FlagList/FlagAdder.tsx';
export { FlagList, type FlagListProps, type ListedFlag } from './patterns/FlagList/FlagList.tsx';
export { FlagTrial, type FlagTrialProps } from './patterns/FlagList/FlagTrial.tsx';
export {
  FlagPairing,
  type FlagPair,
  type FlagPairingProps,
} from './patterns/FlagPairing/FlagPairing.tsx';
export type { FlagStrength } from './patterns/FlagTemplateField/FlagSamples.tsx';
export {
  FlagTemplateField,
  type FlagTemplateFieldProps,
} from './patterns/FlagTemplateField/FlagTemplateField.tsx';
export type { TemplateToken } from './patterns/FlagTemplateField/insert-token.ts';
export { GameReadiness, type GameReadinessProps } from './patterns/GameReadiness/GameReadiness.tsx';
export {
  InstanceMark,
  type InstanceMarkProps,
  type StaffInstanceState,
} from './patterns/InstanceTable/InstanceMark.tsx';
export { InstanceTable, type InstanceTableProps } from './patterns/InstanceTable/InstanceTable.tsx';
export type { StaffInstance } from './patterns/InstanceTable/instance-columns.tsx';
export { LifeBar, type LifeBarProps } from './patterns/InstanceTable/LifeBar.tsx';
export { LifetimeScale, type LifetimeScaleProps } from './patterns/LifetimeScale/LifetimeScale.tsx';
export { LogoPreview, type LogoPreviewProps } from './patterns/LogoPreview/LogoPreview.tsx';
export { LogDetail, type LogDetailProps } from './patterns/LogTable/LogDetail.tsx';
export { LogLevelMark, type LogLevelMarkProps } from './patterns/LogTable/LogLevelMark.tsx';
export { LogTable, type LogLine, type LogTableProps } from './patterns/LogTable/LogTable.tsx';
export { MaskedFlag, type MaskedFlagProps } from './patterns/MaskedFlag/MaskedFlag.tsx';
export {
  EventMark,
  type EventKind,
  type EventMarkProps,
} from './patterns/MonitorEvents/EventMark.tsx';
export { foldRuns, type Run } from './patterns/MonitorEvents/fold-runs.ts';
export {
  MonitorEvents,
  type MonitorEvent,
  type MonitorEventsProps,
} from './patterns/MonitorEvents/MonitorEvents.tsx';
export {
  CaseRecords,
  type CaseRecord,
  type CaseRecordsProps,
} from './patterns/PairCase/CaseRecords.tsx';
export { PairCase, type CaseTeam, type PairCaseProps } from './patterns/PairCase/PairCase.tsx';
export {
  PairQueue,
  type Pair,
  type PairQueueProps,
  type PairTeam,
} from './patterns/PairCase/PairQueue.tsx';
export {
  PairState,
  type PairStateName,
  type PairStateProps,
} from './patterns/PairCase/PairState.tsx';
export { DivisionRow, type DivisionRowProps } from './patterns/PermissionMatrix/DivisionRow.tsx';
export { MarkLegend, type MarkLegendProps } from './patterns/PermissionMatrix/MarkLegend.tsx';
export { isAllowed, type PermissionMark } from './patterns/PermissionMatrix/permission-marks.ts';
export {
  PermissionMatrix,
  type MarkChange,
  type PermissionGroup,
  type PermissionMatrixProps,
  type PermissionRow,
} from './patterns/PermissionMatrix/PermissionMatrix.tsx';
export { ArchiveNav, type ArchiveNavProps } from './patterns/ArchiveNav/ArchiveNav.tsx';
export { Contents, type ContentsProps } from './patterns/Contents/Contents.tsx';
export { MonthHead, type MonthHeadProps } from './patterns/MonthHead/MonthHead.tsx';
export { Neighbours, type NeighboursProps } from './patterns/Neighbours/Neighbours.tsx';
export { PostRow, type PostRowProps } from './patterns/PostRow/PostRow.tsx';
export type { ReviewAction } from './patterns/ReviewQueue/review-keys.ts';
export { ReviewQueue, type ReviewQueueProps } from './patterns/ReviewQueue/ReviewQueue.tsx';
export type { ReviewItem } from './patterns/ReviewQueue/review-columns.tsx';
export type {
  ScoreRule,
  ScoreValueName,
  ScoreValues,
} from './patterns/ScoreCurveEditor/score-values.ts';
export {
  ScoreCurveEditor,
  type ScoreCurveEditorProps,
} from './patterns/ScoreCurveEditor/ScoreCurveEditor.tsx';
export { SettingRow, type SettingRowProps } from './patterns/SettingRow/SettingRow.tsx';
export {
  SignalList,
  type Signal,
  type SignalKind,
  type SignalListProps,
} from './patterns/SignalList/SignalList.tsx';
export { StackBar, type StackBarProps, type StackPart } from './patterns/StackBar/StackBar.tsx';
export { StreamStatus, type StreamStatusProps } from './patterns/SubmissionStream/StreamStatus.tsx';
export type { StreamProps } from './patterns/SubmissionStream/StreamTable.tsx';
export {
  SubmissionStream,
  type StreamSubmission,
  type SubmissionStreamProps,
} from './patterns/SubmissionStream/SubmissionStream.tsx';
export { ChallengeCell, type ChallengeCellProps } from './patterns/TableCells/ChallengeCell.tsx';
export { TeamCell, type TeamCellProps } from './patterns/TableCells/TeamCell.tsx';
export type { TestContainerState } from './patterns/TestContainer/test-container-state.ts';
export { TestContainer, type TestContainerProps } from './patterns/TestContainer/TestContainer.tsx';
export { RoleMenu, type RoleMenuProps } from './patterns/UserRow/RoleMenu.tsx';
export { RowSwitch, type RowSwitchProps } from './patterns/UserRow/RowSwitch.tsx';
export {
  WriteupList,
  type WriteupItem,
  type WriteupListProps,
} from './patterns/WriteupReader/WriteupList.tsx';
export { WriteupReader, type WriteupReaderProps } from './patterns/WriteupReader/WriteupReader.tsx';
export {
  WrongFlagClusters,
  type WrongFlagCluster,
  type WrongFlagClustersProps,
} from './patterns/WrongFlagClusters/WrongFlagClusters.tsx';
