import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { areas } from './areas.ts';

const src = join(import.meta.dirname, '..');
const files = globSync('{components,patterns,layouts}/**/*.stories.tsx', { cwd: src }).toSorted();

/** Pages that wait for their guide; a file with a guide may not stand here. */
const awaited: ReadonlySet<string> = new Set([
  'components/Button/Button.stories.tsx',
  'components/Card/Card.stories.tsx',
  'components/Checkbox/Checkbox.stories.tsx',
  'components/ColourField/ColourField.stories.tsx',
  'components/CopyField/CopyField.stories.tsx',
  'components/DateTimeField/DateTimeField.stories.tsx',
  'components/Dialog/ConfirmDialog.stories.tsx',
  'components/Dialog/Dialog.stories.tsx',
  'components/EmptyState/EmptyState.stories.tsx',
  'components/ErrorBoundary/ErrorBoundary.stories.tsx',
  'components/ErrorState/ErrorState.stories.tsx',
  'components/FileDrop/FileDrop.stories.tsx',
  'components/FilterChip/FilterChip.stories.tsx',
  'components/FormField/FormField.stories.tsx',
  'components/FormSection/FormSection.stories.tsx',
  'components/Hairline/Hairline.stories.tsx',
  'components/IconButton/IconButton.stories.tsx',
  'components/Kbd/Kbd.stories.tsx',
  'components/KeyValue/KeyValue.stories.tsx',
  'components/Link/Link.stories.tsx',
  'components/List/List.stories.tsx',
  'components/MarkdownEditor/MarkdownEditor.stories.tsx',
  'components/NotFound/NotFound.stories.tsx',
  'components/NumberField/NumberField.stories.tsx',
  'components/PageLoader/PageLoader.stories.tsx',
  'components/PasswordField/PasswordField.stories.tsx',
  'components/PasswordMeter/PasswordMeter.stories.tsx',
  'components/Radio/RadioGroup.stories.tsx',
  'components/RadioCards/RadioCards.stories.tsx',
  'components/SearchField/SearchField.stories.tsx',
  'components/SecretField/SecretField.stories.tsx',
  'components/Section/Section.stories.tsx',
  'components/Segmented/Segmented.stories.tsx',
  'components/Select/Select.stories.tsx',
  'components/Sheet/Sheet.stories.tsx',
  'components/Spinner/Spinner.stories.tsx',
  'components/Stack/Stack.stories.tsx',
  'components/Switch/Switch.stories.tsx',
  'components/Tabs/Tabs.stories.tsx',
  'components/Text/Text.stories.tsx',
  'components/TextArea/TextArea.stories.tsx',
  'components/TextField/TextField.stories.tsx',
  'components/Toast/Toast.stories.tsx',
  'components/Tooltip/Tooltip.stories.tsx',
  'components/VisuallyHidden/VisuallyHidden.stories.tsx',
  'patterns/AttachmentRow/AttachmentRow.stories.tsx',
  'patterns/AttemptList/AttemptList.stories.tsx',
  'patterns/BloodPennant/BloodPennant.stories.tsx',
  'patterns/CategoryFlag/CategoryFlag.stories.tsx',
  'patterns/CategoryLegend/CategoryLegend.stories.tsx',
  'patterns/CategoryRail/CategoryRail.stories.tsx',
  'patterns/ChallengeCard/ChallengeCard.stories.tsx',
  'patterns/ChallengeGrid/ChallengeGrid.stories.tsx',
  'patterns/ChallengePanel/ChallengePanel.stories.tsx',
  'patterns/ChallengeRow/ChallengeRow.stories.tsx',
  'patterns/CommandPalette/CommandPalette.stories.tsx',
  'patterns/DateTile/DateTile.stories.tsx',
  'patterns/FlagField/FlagField.stories.tsx',
  'patterns/GameCard/GameCard.stories.tsx',
  'patterns/GameClock/GameClock.stories.tsx',
  'patterns/GameRow/GameRow.stories.tsx',
  'patterns/GameTimeline/GameTimeline.stories.tsx',
  'patterns/HintList/HintList.stories.tsx',
  'patterns/InvitePanel/InvitePanel.stories.tsx',
  'patterns/JoinPanel/JoinPanel.stories.tsx',
  'patterns/LetterFlag/LetterFlag.stories.tsx',
  'patterns/Logo/Logo.stories.tsx',
  'patterns/Markdown/Markdown.stories.tsx',
  'patterns/MemberList/MemberList.stories.tsx',
  'patterns/NewBar/NewBar.stories.tsx',
  'patterns/NoticeFeed/NoticeFeed.stories.tsx',
  'patterns/ParticipationBadge/ParticipationBadge.stories.tsx',
  'patterns/PoleFlag/PoleFlag.stories.tsx',
  'patterns/Poster/Poster.stories.tsx',
  'patterns/RankDelta/RankDelta.stories.tsx',
  'patterns/ResultMark/ResultMark.stories.tsx',
  'patterns/RoleBadge/RoleBadge.stories.tsx',
  'patterns/ScoreCurve/ScoreCurve.stories.tsx',
  'patterns/ScoreMatrix/ScoreMatrix.stories.tsx',
  'patterns/ScoreRow/ScoreRow.stories.tsx',
  'patterns/ShortcutSheet/ShortcutSheet.stories.tsx',
  'patterns/SolveCell/SolveCell.stories.tsx',
  'patterns/SolvedNote/SolvedNote.stories.tsx',
  'patterns/SolverList/SolverList.stories.tsx',
  'patterns/Spark/Spark.stories.tsx',
  'patterns/StepChart/StepChart.stories.tsx',
  'patterns/TeamHead/TeamHead.stories.tsx',
  'patterns/TeamList/TeamList.stories.tsx',
  'layouts/AppFrame/AppFrame.stories.tsx',
  'layouts/AuthColumn/AuthColumn.stories.tsx',
  'layouts/BandCard/BandCard.stories.tsx',
  'layouts/BoardBar/BoardBar.stories.tsx',
  'layouts/CornerCount/CornerCount.stories.tsx',
  'layouts/FeedPanel/FeedPanel.stories.tsx',
  'layouts/FormColumn/FormColumn.stories.tsx',
  'layouts/ItemList/ItemList.stories.tsx',
  'layouts/PanelSections/PanelSections.stories.tsx',
  'layouts/PictureBox/PictureBox.stories.tsx',
  'layouts/ScorePage/ScorePage.stories.tsx',
  'layouts/ScoreRows/ScoreRows.stories.tsx',
  'layouts/ShareList/ShareList.stories.tsx',
  'layouts/ThemePreview/ThemePreview.stories.tsx',
]);

const readMeta = (file: string) => {
  const text = readFileSync(join(src, file), 'utf8');
  const csf = loadCsf(text, { fileName: file, makeTitle: (title) => title ?? '' }).parse();
  return { title: csf.meta.title ?? '', text };
};

/** Text of a story file from `guide({` to its end, to look for parts. */
const guideOf = (text: string): string => /\bguide\(\{[\s\S]*?\n {2,6}\}\)/.exec(text)?.[0] ?? '';

test('there are story files', () => {
  expect(files.length).toBeGreaterThan(100);
});

test.each(files)('%s stands in an area of the inventory', (file) => {
  expect(areas).toContain(readMeta(file).title.split('/')[0]);
});

test.each(files.filter((file) => !awaited.has(file)))('%s has a guide', (file) => {
  const guide = guideOf(readMeta(file).text);
  for (const part of ['what', 'when', 'whenNot']) expect(guide).toMatch(new RegExp(`\\b${part}: `));
});

test('no page waits that has its guide', () => {
  expect([...awaited].filter((file) => guideOf(readMeta(file).text) !== '')).toEqual([]);
});
