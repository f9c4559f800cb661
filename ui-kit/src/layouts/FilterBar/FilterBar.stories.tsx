import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { FilterChip } from '../../components/FilterChip/FilterChip.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Segmented } from '../../components/Segmented/Segmented.tsx';
import { guide } from '../../storybook/guide.ts';
import { FilterBar } from './FilterBar.tsx';

function Filters() {
  const [text, setText] = useState('');
  const [view, setView] = useState('all');
  return (
    <>
      <SearchField
        value={text}
        onValueChange={setText}
        placeholder="Team, user or challenge"
        label="Search events"
        kbd="/"
      />
      <Segmented
        label="Kind"
        value={view}
        onValueChange={setView}
        options={[
          { value: 'all', label: 'All' },
          { value: 'flags', label: 'Flags' },
        ]}
      />
      <FilterChip label="Time" value="since 18:15" active onRemove={() => undefined} />
      <FilterChip label="Team" />
    </>
  );
}

const meta = {
  title: 'Layouts/FilterBar',
  component: FilterBar,
  args: { label: 'Filter events', children: <Filters /> },
  parameters: guide({
    what: 'A bar below the header: search, views, filters, then actions on the result.',
    when: ['Lists and tables that can be searched or filtered.'],
    whenNot: ['Views of the page: HeaderTabs.'],
    keyboard: [['Tab', 'moves through the search, the filters and the actions on the result']],
    writing: ['The placeholder says what is searched: “Team, user or challenge”.'],
  }),
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('search', { name: 'Filter events' });
    await expect(bar).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'undertow');
    await expect(canvas.getByRole('searchbox')).toHaveValue('undertow');
  },
};
export const WithEnd: Story = { args: { end: <Button size="small">Select 11</Button> } };
