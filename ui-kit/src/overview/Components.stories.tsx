import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import * as avatarStories from '../components/Avatar/Avatar.stories.tsx';
import * as badgeStories from '../components/Badge/Badge.stories.tsx';
import * as bannerStories from '../components/Banner/Banner.stories.tsx';
import * as checkboxStories from '../components/Checkbox/Checkbox.stories.tsx';
import * as codeStories from '../components/CodeBlock/CodeBlock.stories.tsx';
import * as colourStories from '../components/ColourField/ColourField.stories.tsx';
import * as comboboxStories from '../components/Combobox/MultiCombobox.stories.tsx';
import * as copyStories from '../components/CopyField/CopyField.stories.tsx';
import * as countdownStories from '../components/Countdown/Countdown.stories.tsx';
import * as tableStories from '../components/DataTable/DataTable.stories.tsx';
import * as dateStories from '../components/DateTimeField/DateTimeField.stories.tsx';
import * as dropStories from '../components/FileDrop/FileDrop.stories.tsx';
import * as chipStories from '../components/FilterChip/FilterChip.stories.tsx';
import * as fieldStories from '../components/FormField/FormField.stories.tsx';
import * as numberStories from '../components/NumberField/NumberField.stories.tsx';
import * as pagerStories from '../components/Pager/Pager.stories.tsx';
import * as passwordStories from '../components/PasswordField/PasswordField.stories.tsx';
import * as progressStories from '../components/Progress/Progress.stories.tsx';
import * as radioStories from '../components/Radio/RadioGroup.stories.tsx';
import * as ringStories from '../components/Ring/Ring.stories.tsx';
import * as searchStories from '../components/SearchField/SearchField.stories.tsx';
import * as secretStories from '../components/SecretField/SecretField.stories.tsx';
import * as segmentedStories from '../components/Segmented/Segmented.stories.tsx';
import * as selectStories from '../components/Select/Select.stories.tsx';
import * as skeletonStories from '../components/Skeleton/Skeleton.stories.tsx';
import * as spinnerStories from '../components/Spinner/Spinner.stories.tsx';
import * as switchStories from '../components/Switch/Switch.stories.tsx';
import * as tabStories from '../components/Tabs/Tabs.stories.tsx';
import * as tagStories from '../components/TagField/TagField.stories.tsx';
import * as textStories from '../components/Text/Text.stories.tsx';
import * as areaStories from '../components/TextArea/TextArea.stories.tsx';
import * as textFieldStories from '../components/TextField/TextField.stories.tsx';
import * as pennantStories from '../patterns/BloodPennant/BloodPennant.stories.tsx';
import * as flagStories from '../patterns/CategoryFlag/CategoryFlag.stories.tsx';
import * as cardStories from '../patterns/ChallengeCard/ChallengeCard.stories.tsx';
import * as flagFieldStories from '../patterns/FlagField/FlagField.stories.tsx';
import * as statusStories from '../patterns/ParticipationBadge/ParticipationBadge.stories.tsx';
import * as phaseStories from '../patterns/PhaseBadge/PhaseBadge.stories.tsx';
import * as deltaStories from '../patterns/RankDelta/RankDelta.stories.tsx';
import * as cellStories from '../patterns/SolveCell/SolveCell.stories.tsx';
import * as tokenStories from '../tokens/Tokens.stories.tsx';
import { ButtonStates } from './ButtonStates.tsx';
import { named } from './named.ts';
import { CopiedField, OpenMenu, OpenSelect, OpenTooltip } from './OpenLists.tsx';
import { OpenCalendar, OpenConfirm, OpenDialog, Toasts } from './OpenPanels.tsx';
import { InState } from '../storybook/InStates.tsx';
import { overviewPage, OverviewSheet, type OverviewSection } from './OverviewSheet.tsx';

const token = composeStories(tokenStories);
const type = composeStories(textStories);
const checkbox = composeStories(checkboxStories);
const radio = composeStories(radioStories);
const toggle = composeStories(switchStories);
const segmented = composeStories(segmentedStories);
const tab = composeStories(tabStories);
const chip = composeStories(chipStories);
const textField = composeStories(textFieldStories);
const field = composeStories(fieldStories);
const search = composeStories(searchStories);
const number = composeStories(numberStories);
const password = composeStories(passwordStories);
const colour = composeStories(colourStories);
const area = composeStories(areaStories);
const tag = composeStories(tagStories);
const select = composeStories(selectStories);
const combobox = composeStories(comboboxStories);
const date = composeStories(dateStories);
const drop = composeStories(dropStories);
const copy = composeStories(copyStories);
const secret = composeStories(secretStories);
const flagField = composeStories(flagFieldStories);
const badge = composeStories(badgeStories);
const phase = composeStories(phaseStories);
const status = composeStories(statusStories);
const avatar = composeStories(avatarStories);
const progress = composeStories(progressStories);
const ring = composeStories(ringStories);
const spinner = composeStories(spinnerStories);
const skeleton = composeStories(skeletonStories);
const countdown = composeStories(countdownStories);
const banner = composeStories(bannerStories);
const table = composeStories(tableStories);
const card = composeStories(cardStories);
const flag = composeStories(flagStories);
const pennant = composeStories(pennantStories);
const cell = composeStories(cellStories);
const delta = composeStories(deltaStories);

const pager = composeStories(pagerStories);
const code = composeStories(codeStories);

const FocusedFlag = () => (
  <InState state="focus" target="input">
    <flagField.Focused />
  </InState>
);

const sections: readonly OverviewSection[] = [
  { title: 'Colour', span: 7, shown: [['Tokens', token.Colours]] },
  {
    title: 'Type, space and shape',
    span: 5,
    shown: [
      ['Sizes', type.Sizes],
      ['Space and radius', token.SpaceAndShape],
    ],
  },
  { title: 'Buttons', span: 7, shown: [['Variants and states', ButtonStates]] },
  {
    title: 'Checkbox, radio, switch',
    span: 5,
    columns: 2,
    shown: [
      ['Checkbox, off', checkbox.Off],
      ['Checkbox, on', checkbox.On],
      ['Checkbox, mixed', checkbox.Mixed],
      ['Checkbox, disabled', checkbox.DisabledOn],
      ['Switch, off', toggle.Off],
      ['Switch, on', toggle.On],
      ['Switch, busy', toggle.Busy],
      ['Switch, disabled', toggle.Disabled],
      ['Checkbox, hover and focus', checkbox.HoverAndFocus],
      ['Switch, hover and focus', toggle.HoverAndFocus],
      ['Radio', radio.Row],
      ['Segmented', segmented.Medium],
      ['Tabs', tab.Views],
      ['Filter chip, not set', chip.Unset],
      ['Filter chip, set', chip.WithGlyph],
      ['Filter chip, removable', chip.Removable],
    ],
  },
  {
    title: 'Text fields',
    span: 7,
    columns: 3,
    shown: [
      ...named(textField, ['Rest', 'Valid', 'Disabled', 'ReadOnly']),
      ...named(field, ['Changed', 'WithError', 'Optional']),
      ['Search', search.Empty],
      ['Number', number.WithUnit],
      ['Password', password.Hidden],
      ['Colour', colour.Plain],
      ['Text area', area.Rest],
      ['Tags', tag.Rest],
      ['Rest, hover, focus', textField.HoverAndFocus],
    ],
  },
  {
    title: 'Select, menu, tooltip',
    span: 5,
    columns: 2,
    shown: [
      ['One', select.Closed],
      ['None chosen', select.Placeholder],
      ['Several', combobox.Chosen],
      ['Tooltip', OpenTooltip],
      ['List of a select', OpenSelect],
      ['Menu', OpenMenu],
    ],
  },
  {
    title: 'Date and time',
    span: 4,
    shown: [
      ['With presets', date.Presets],
      ['Disabled', date.Disabled],
      ['Calendar', OpenCalendar],
    ],
  },
  {
    title: 'File drop',
    span: 3,
    shown: named(drop, ['Rest', 'Uploading', 'Done', 'Failed']),
  },
  {
    title: 'Copy, entry and flag fields',
    span: 5,
    shown: [
      ['Copy', copy.Rest],
      ['Copied', CopiedField],
      ['Secret', secret.Masked],
      ['Flag, idle', flagField.Idle],
      ['Flag, focused', FocusedFlag],
      ['Flag, checking', flagField.Checking],
      ['Flag, wrong', flagField.Wrong],
      ['Flag, accepted', flagField.Accepted],
    ],
  },
  {
    title: 'Badges',
    span: 4,
    shown: [
      ['Tones', badge.Tones],
      ['Counters', badge.Counters],
      ['Phases', phase.Badges],
      ...named(status, ['Accepted', 'Pending', 'Rejected']),
    ],
  },
  {
    title: 'Avatars',
    span: 4,
    shown: named(avatar, ['Teams', 'People', 'Group']),
  },
  {
    title: 'Progress and waiting',
    span: 4,
    shown: [
      ['Bar', progress.Tones],
      ['Ring', ring.Tones],
      ['Spinner', spinner.Sizes],
      ['Skeleton', skeleton.Shapes],
      ['Clock', countdown.LastTenMinutes],
    ],
  },
  {
    title: 'Banners',
    span: 12,
    columns: 2,
    shown: named(banner, ['Information', 'Warning', 'Danger', 'Ok']),
  },
  {
    title: 'Toasts',
    span: 4,
    shown: [['At most three', Toasts]],
  },
  {
    title: 'Dialog and confirm',
    span: 4,
    shown: [
      ['Dialog', OpenDialog],
      ['Confirm', OpenConfirm],
    ],
  },
  {
    title: 'Pages and code',
    span: 4,
    shown: [
      ['Pager', pager.Middle],
      ['Code', code.Plain],
    ],
  },
  { title: 'Table', span: 6, shown: [['Selection', table.Selection]] },
  {
    title: 'Challenge card',
    span: 6,
    columns: 2,
    shown: [
      ...named(card, [
        'Rest',
        'Selected',
        'Solved',
        'SolvedSecond',
        'FirstBloodOpen',
        'ClosingSoon',
        'Closed',
      ]),
    ],
  },
  {
    title: 'Challenge card under pointer and keys',
    span: 12,
    shown: [['Rest, hover, pressed, focus', card.HoverPressedFocus]],
  },
  {
    title: 'Category flags',
    span: 7,
    shown: named(flag, ['All', 'WithoutColour']),
  },
  {
    title: 'Solve cells and pennants',
    span: 5,
    columns: 3,
    shown: [
      ...named(cell, ['Solved', 'Open', 'WithoutPoints']),
      ...named(pennant, ['First', 'Second', 'Third', 'StillOpen']),
      ...named(delta, ['Up', 'Down']),
    ],
  },
];

const meta = {
  title: 'Overview/Components',
  component: OverviewSheet,
  tags: ['!autodocs'],
  ...overviewPage,
  args: {
    title: 'Components',
    lead: 'What screens are assembled from, in its states',
    sections,
  },
} satisfies Meta<typeof OverviewSheet>;
export default meta;

export const Components: StoryObj<typeof meta> = {};
