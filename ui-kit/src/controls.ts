export { Banner, type BannerTone, type BannerProps } from './components/Banner/Banner.tsx';
export { BrowserCheck, type BrowserCheckProps } from './components/BrowserCheck/BrowserCheck.tsx';
export type { BrowserCheckState, CheckProgress } from './components/BrowserCheck/browser-check.ts';
export {
  Button,
  ButtonGroup,
  type ButtonVariant,
  type ButtonSize,
  type ButtonProps,
  type ButtonGroupProps,
} from './components/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/Button/ButtonLink.tsx';
export { SplitButton, type SplitButtonProps } from './components/Button/SplitButton.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { CodeBlock, type CodeBlockProps } from './components/CodeBlock/CodeBlock.tsx';
export {
  ColumnTree,
  type ColumnTreeProps,
  type TreeColumn,
} from './components/ColumnTree/ColumnTree.tsx';
export {
  ConnectionState,
  type ConnectionStateProps,
} from './components/ConnectionState/ConnectionState.tsx';
export type { ComboboxWords } from './components/Combobox/combobox-rows.ts';
export { Combobox, type ComboboxProps } from './components/Combobox/Combobox.tsx';
export { MultiCombobox, type MultiComboboxProps } from './components/Combobox/MultiCombobox.tsx';
export { ColourDot, type ColourDotProps } from './components/ColourDot/ColourDot.tsx';
export { ColourField, type ColourFieldProps } from './components/ColourField/ColourField.tsx';
export type { ContrastRatio } from './components/ColourField/ContrastRatios.tsx';
export {
  ContextMenu,
  type ContextMenuTargetProps,
  type ContextMenuProps,
} from './components/ContextMenu/ContextMenu.tsx';
export { copyText } from './components/CopyField/copy-text.ts';
export { CopyButton, type CopyButtonProps } from './components/CopyField/CopyButton.tsx';
export { CopyField, type CopyFieldProps } from './components/CopyField/CopyField.tsx';
export { ColumnMenu, type ColumnMenuProps } from './components/DataTable/ColumnMenu.tsx';
export { DataTable } from './components/DataTable/DataTable.tsx';
export type {
  DataColumn,
  DataTableProps,
  TableColumn,
  TableExpansion,
  TableGroups,
  TablePhone,
  TableSelection,
  TableSort,
} from './components/DataTable/table-model.ts';
export { useHeldRows } from './components/DataTable/use-held-rows.ts';
export {
  CropDialog,
  type CropDialogProps,
  type CropWords,
} from './components/CropDialog/CropDialog.tsx';
export {
  DateRangeField,
  type TimeRange,
  type DateRangeFieldProps,
} from './components/DateTimeField/DateRangeField.tsx';
export {
  DateTimeField,
  type DateTimePreset,
  type DateTimeFieldProps,
} from './components/DateTimeField/DateTimeField.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './components/Dialog/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { EffectNote, type EffectNoteProps } from './components/EffectNote/EffectNote.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export {
  ErrorBoundary,
  type Failure,
  type ErrorBoundaryProps,
} from './components/ErrorBoundary/ErrorBoundary.tsx';
export { ErrorRegion, type ErrorRegionProps } from './components/ErrorState/ErrorRegion.tsx';
export {
  ErrorState,
  type ErrorStateWords,
  type ErrorStateProps,
} from './components/ErrorState/ErrorState.tsx';
export {
  FileDrop,
  type FileDropStatus,
  type FileDropWords,
  type FileDropProps,
} from './components/FileDrop/FileDrop.tsx';
export {
  FileDropList,
  type FileDropItem,
  type FileDropListProps,
} from './components/FileDrop/FileDropList.tsx';
export { ImageField, type ImageFieldProps } from './components/FileDrop/ImageField.tsx';
export {
  FilterChip,
  ToggleChip,
  type FilterChipProps,
  type ToggleChipProps,
} from './components/FilterChip/FilterChip.tsx';
export {
  CharacterCount,
  type CharacterCountProps,
} from './components/FormField/CharacterCount.tsx';
export { FormField, type FormFieldProps } from './components/FormField/FormField.tsx';
export { FormSection, type FormSectionProps } from './components/FormSection/FormSection.tsx';
export { HexView, type HexViewProps } from './components/HexView/HexView.tsx';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { IconLink, type IconLinkProps } from './components/IconButton/IconLink.tsx';
export { Kbd, type KbdProps } from './components/Kbd/Kbd.tsx';
export {
  Lightbox,
  type LightboxContent,
  type LightboxProps,
} from './components/Lightbox/Lightbox.tsx';
export { Link, type LinkProps } from './components/Link/Link.tsx';
export { List, ListRow, type ListProps, type ListRowProps } from './components/List/List.tsx';
export { ListBox, type ListBoxOption, type ListBoxProps } from './components/ListBox/ListBox.tsx';
export { LogText, type LogTextProps } from './components/LogText/LogText.tsx';
export {
  MarkdownEditor,
  type MarkdownEditorProps,
} from './components/MarkdownEditor/MarkdownEditor.tsx';
export type {
  MarkdownEditorWords,
  MarkdownMode,
} from './components/MarkdownEditor/editor-words.ts';
export { forgetDraft } from './components/MarkdownEditor/use-draft.ts';
export type { EditorDraft } from './components/MarkdownEditor/use-draft.ts';
export type { ImageUploads } from './components/MarkdownEditor/use-image-uploads.ts';
export { Menu, type MenuTriggerProps, type MenuProps } from './components/Menu/Menu.tsx';
export type {
  MenuAction,
  MenuEntry,
  MenuHeading,
  MenuSeparator,
  MenuSource,
} from './components/Menu/menu-entry.ts';
export { NotFound, type NearMatch, type NotFoundProps } from './components/NotFound/NotFound.tsx';
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField.tsx';
export { PageLoader, type PageLoaderProps } from './components/PageLoader/PageLoader.tsx';
export { PageSize, type PageSizeProps } from './components/Pager/PageSize.tsx';
export {
  CursorPager,
  Pager,
  type CursorPagerProps,
  type PagerProps,
} from './components/Pager/Pager.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
} from './components/PasswordField/PasswordField.tsx';
export {
  PasswordMeter,
  type PasswordMeterProps,
} from './components/PasswordMeter/PasswordMeter.tsx';
export { PdfView, type PdfViewProps, type PdfWords } from './components/PdfView/PdfView.tsx';
export { ConfirmPopover, type ConfirmPopoverProps } from './components/Popover/ConfirmPopover.tsx';
export type { PopoverTriggerProps } from './components/Popover/use-popover.ts';
export { Popover, type PopoverProps } from './components/Popover/Popover.tsx';
export {
  RadioGroup,
  type ChoiceOption,
  type RadioGroupProps,
} from './components/Radio/RadioGroup.tsx';
export {
  RadioCards,
  type RadioCardOption,
  type RadioCardsProps,
} from './components/RadioCards/RadioCards.tsx';
export {
  RateLimitNote,
  type RateLimitNoteProps,
} from './components/RateLimitNote/RateLimitNote.tsx';
export {
  Readiness,
  type ReadinessCheck,
  type ReadinessProps,
} from './components/Readiness/Readiness.tsx';
export { SearchButton, type SearchButtonProps } from './components/SearchField/SearchButton.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export { SecretField, type SecretFieldProps } from './components/SecretField/SecretField.tsx';
export {
  Segmented,
  type SegmentOption,
  type SegmentedProps,
} from './components/Segmented/Segmented.tsx';
export { Select, type SelectProps } from './components/Select/Select.tsx';
export type { SelectOption } from './components/Select/select-option.ts';
export {
  SessionPrompt,
  type SessionPromptProps,
} from './components/SessionPrompt/SessionPrompt.tsx';
export { Sheet, type SheetProps } from './components/Sheet/Sheet.tsx';
export { Slider, type SliderProps } from './components/Slider/Slider.tsx';
export { moved } from './components/SortList/sort-order.ts';
export { SortHandle } from './components/SortList/SortHandle.tsx';
export { SortList, type SortListProps } from './components/SortList/SortList.tsx';
export {
  useSorting,
  type SortHandleProps,
  type SortWords,
} from './components/SortList/use-sorting.ts';
export { Stepper, type StepperProps } from './components/Stepper/Stepper.tsx';
export { useRollback } from './components/Switch/use-rollback.ts';
export {
  StreamView,
  type StreamPart,
  type StreamViewProps,
} from './components/StreamView/StreamView.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { LinkTabs, type LinkTabItem, type LinkTabsProps } from './components/Tabs/LinkTabs.tsx';
export {
  Tabs,
  TabPanel,
  type TabItem,
  type TabsProps,
  type TabPanelProps,
} from './components/Tabs/Tabs.tsx';
export { TagField, type TagFieldProps } from './components/TagField/TagField.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { useToasts, ToastStack, type ToastStackProps } from './components/Toast/ToastStack.tsx';
export {
  toastStore,
  toast,
  type ToastTone,
  type ToastMessage,
  type Toast,
} from './components/Toast/toast-store.ts';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export { UndoBar, type UndoBarProps } from './components/UndoBar/UndoBar.tsx';
export { UpdatePrompt, type UpdatePromptProps } from './components/UpdatePrompt/UpdatePrompt.tsx';
