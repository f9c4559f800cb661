import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { ScoreRow } from '../../patterns/ScoreRow/ScoreRow.tsx';
import { ScoreRows } from './ScoreRows.tsx';

const meta = {
  title: 'Layouts/ScoreRows',
  component: ScoreRows,
  parameters: guide({
    what: 'A scoreboard for phones: a list of teams in which the viewer’s own row is always visible.',
    when: ['The scoreboard on narrow windows.'],
    whenNot: ['Wide windows: ScoreMatrix.'],
    keyboard: [['Tab', 'moves between the teams']],
    writing: ['`label` contains the game: “Scoreboard of Harbour CTF 2026”.'],
  }),
  args: {
    label: 'Scoreboard',
    rows: Array.from({ length: 60 }, (_, index) => ({
      id: index,
      own: index === 40,
      row: (
        <ScoreRow
          rank={String(index + 1)}
          name={`Crew ${index + 1}`}
          href={`#team-${index}`}
          solved="3 solved"
          score={String(4000 - index * 10)}
          {...(index === 40 && { you: 'you' })}
        />
      ),
    })),
  },
} satisfies Meta<typeof ScoreRows>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rows out of sight cost nothing, and the page is as long as with them. */
export const ManyTeams: Story = {
  globals: { viewport: { value: 'w390', isRotated: false } },
  args: {
    rows: Array.from({ length: 100 }, (_, index) => ({
      id: index,
      own: false,
      row: (
        <ScoreRow
          rank={String(index + 1)}
          name={`Crew ${index + 1}`}
          href={`#team-${index}`}
          solved="3 solved"
          score="412"
        />
      ),
    })),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Scoreboard' });
    await expect(list.clientHeight).toBeGreaterThan(100 * 48);
    const last = canvas.getByText('Crew 100');
    const isDrawn = () => last.checkVisibility({ contentVisibilityAuto: true });
    await expect(isDrawn()).toBe(false);
    last.scrollIntoView();
    await waitFor(() => expect(isDrawn()).toBe(true));
    window.scrollTo(0, 0);
  },
};

export const OwnRowStaysInSight: Story = {
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async ({ canvas }) => {
    const own = canvas.getByRole('link', { name: /Crew 41/ });
    await expect(own.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1);
  },
};
