import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { ButtonStates } from './ButtonStates.tsx';
import { EntryFields } from './EntryFields.tsx';
import { FieldStates } from './FieldStates.tsx';
import { FileStates } from './FileStates.tsx';
import { Colours, Shape, TypeScale } from './Foundations.tsx';
import { Flags, SolveMarks } from './Marks.tsx';
import { OpenLists } from './OpenLists.tsx';
import { Banners, DateAndTime, Dialogs, Toasts } from './OpenPanels.tsx';
import { overviewPage, SheetPage, SheetPart, type Span } from './SheetPage.tsx';
import { Avatars, Badges, Waiting } from './SmallPieces.tsx';
import { CardStates, TableStates } from './TableAndCards.tsx';
import { ToggleStates } from './ToggleStates.tsx';

const PARTS: readonly [title: string, span: Span, Content: ComponentType][] = [
  ['Colour', 5, Colours],
  ['Type', 4, TypeScale],
  ['Space and shape', 3, Shape],
  ['Buttons', 7, ButtonStates],
  ['Checkbox, radio, switch', 5, ToggleStates],
  ['Text fields', 7, FieldStates],
  ['Select and menus', 5, OpenLists],
  ['Date and time', 5, DateAndTime],
  ['File drop', 4, FileStates],
  ['Copy, entry and flag fields', 3, EntryFields],
  ['Badges', 4, Badges],
  ['Avatars', 4, Avatars],
  ['Progress and waiting', 4, Waiting],
  ['Toasts', 4, Toasts],
  ['Dialog and confirm', 4, Dialogs],
  ['Banners', 4, Banners],
  ['Table', 6, TableStates],
  ['Challenge card', 6, CardStates],
  ['Category flags', 8, Flags],
  ['Solve cells', 4, SolveMarks],
];

const meta = {
  title: 'Overview/Components',
  component: SheetPage,
  tags: ['!autodocs'],
  ...overviewPage,
  args: {
    title: 'Components',
    lead: 'What screens are assembled from, in its states',
    children: PARTS.map(([title, span, Content]) => (
      <SheetPart key={title} {...{ title, span }}>
        <Content />
      </SheetPart>
    )),
  },
} satisfies Meta<typeof SheetPage>;
export default meta;

export const Components: StoryObj<typeof meta> = {};
