import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import * as avatarStories from '../components/Avatar/Avatar.stories.tsx';
import * as badgeStories from '../components/Badge/Badge.stories.tsx';
import * as bannerStories from '../components/Banner/Banner.stories.tsx';
import * as checkboxStories from '../components/Checkbox/Checkbox.stories.tsx';
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
import { overviewParameters, OverviewSheet, type OverviewSection } from './OverviewSheet.tsx';

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
      ['Rest', textField.Rest],
      ['Valid', textField.Valid],
      ['Read only', textField.ReadOnly],
      ['Changed', field.Changed],
      ['Error', field.WithError],
      ['Optional', field.Optional],
      ['Search', search.Empty],
      ['Number', number.WithUnit],
      ['Password', password.Hidden],
      ['Colour', colour.Plain],
      ['Text area', area.Rest],
      ['Tags', tag.Rest],
    ],
  },
  {
    title: 'Select',
    span: 5,
    shown: [
      ['One', select.Closed],
      ['None chosen', select.Placeholder],
      ['Several', combobox.Chosen],
    ],
  },
  {
    title: 'Date and time',
    span: 3,
    shown: [
      ['With presets', date.Presets],
      ['Disabled', date.Disabled],
    ],
  },
  {
    title: 'File drop',
    span: 4,
    shown: [
      ['Rest', drop.Rest],
      ['Uploading', drop.Uploading],
      ['Done', drop.Done],
      ['Failed', drop.Failed],
    ],
  },
  {
    title: 'Copy, entry and flag fields',
    span: 5,
    shown: [
      ['Copy', copy.Rest],
      ['Secret', secret.Masked],
      ['Flag, idle', flagField.Idle],
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
      ['Accepted', status.Accepted],
      ['Pending', status.Pending],
      ['Rejected', status.Rejected],
    ],
  },
  {
    title: 'Avatars',
    span: 4,
    shown: [
      ['Teams', avatar.Teams],
      ['People', avatar.People],
      ['Group', avatar.Group],
    ],
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
    shown: [
      ['Information', banner.Information],
      ['Warning', banner.Warning],
      ['Danger', banner.Danger],
      ['Ok', banner.Ok],
    ],
  },
  { title: 'Table', span: 6, shown: [['Selection', table.Selection]] },
  {
    title: 'Challenge card',
    span: 6,
    columns: 2,
    shown: [
      ['Rest', card.Rest],
      ['Selected', card.Selected],
      ['Solved', card.Solved],
      ['Solved second', card.SolvedSecond],
      ['First blood still open', card.FirstBloodOpen],
      ['Closing soon', card.ClosingSoon],
      ['Closed', card.Closed],
    ],
  },
  {
    title: 'Category flags',
    span: 7,
    shown: [
      ['Thirteen', flag.All],
      ['Without colour', flag.WithoutColour],
    ],
  },
  {
    title: 'Solve cells and pennants',
    span: 5,
    columns: 3,
    shown: [
      ['Solved', cell.Solved],
      ['Open', cell.Open],
      ['No points', cell.WithoutPoints],
      ['First', pennant.First],
      ['Second', pennant.Second],
      ['Third', pennant.Third],
      ['Still open', pennant.StillOpen],
      ['Up', delta.Up],
      ['Down', delta.Down],
    ],
  },
];

const meta = {
  title: 'Overview/Components',
  component: OverviewSheet,
  tags: ['!autodocs'],
  parameters: overviewParameters,
  args: {
    title: 'Components',
    lead: 'What screens are assembled from; overlays stand on their own pages',
    sections,
  },
} satisfies Meta<typeof OverviewSheet>;
export default meta;

export const Components: StoryObj<typeof meta> = {};
