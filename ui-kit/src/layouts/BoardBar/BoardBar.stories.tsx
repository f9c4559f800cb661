import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List, ListFilter } from 'lucide-react';
import { fn } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { ToggleChip } from '../../components/FilterChip/FilterChip.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Segmented } from '../../components/Segmented/Segmented.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { BoardBar, BoardBody, BoardSide } from './BoardBar.tsx';

const meta = {
  title: 'Layouts/BoardBar',
  component: BoardBar,
  subcomponents: { BoardBody, BoardSide },
  parameters: guide({
    what: 'Search, order and filters above challenges. In narrow windows the filters are behind a button.',
    when: ['The challenges of a game.'],
    whenNot: ['Tables for staff: FilterBar.'],
    keyboard: [['Tab', 'moves from search to order to layout to filters']],
    writing: ['The placeholder names what is searched: “Search challenges”.'],
  }),
  args: {
    label: 'Find a challenge',
    search: <SearchField label="Find a challenge" value="" onValueChange={fn()} kbd="/" />,
    order: (
      <Select
        label="Order"
        value="category"
        onValueChange={fn()}
        options={[{ value: 'category', label: 'Category order' }]}
      />
    ),
    filter: <IconButton variant="secondary" icon={ListFilter} label="Filters" />,
    layout: (
      <Segmented
        label="Layout"
        value="grid"
        onValueChange={fn()}
        options={[
          { value: 'grid', label: 'Cards', icon: LayoutGrid, iconOnly: true },
          { value: 'list', label: 'List', icon: List, iconOnly: true },
        ]}
      />
    ),
    chips: ['All 13/40', 'Misc 3/9', 'Crypto 2/4', 'Pwn 1/4', 'Web 2/4', 'Reverse 1/3'].map(
      (name, index) => (
        <ToggleChip key={name} pressed={index === 0} onPressedChange={fn()}>
          {name}
        </ToggleChip>
      ),
    ),
  },
} satisfies Meta<typeof BoardBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };
