import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { areas } from './areas.ts';

const src = join(import.meta.dirname, '..');
const files = globSync('{components,patterns,layouts}/**/*.stories.tsx', { cwd: src }).toSorted();

/** Pages that wait for their guide; a file with a guide may not stand here. */
const awaited: ReadonlySet<string> = new Set([
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
