import { AppWindow, Check } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { BloodPennant, type BloodPlace } from '../BloodPennant/BloodPennant.tsx';
import { CategoryFlag } from '../CategoryFlag/CategoryFlag.tsx';
import type { AnyCategory } from '../CategoryFlag/categories.ts';
import {
  Actions,
  Bloods,
  Body,
  Crumb,
  Facts,
  Foot,
  Head,
  Kind,
  Numbers,
  Panel,
  TabLine,
  TitleLine,
} from './ChallengePanel.styles.ts';

export interface PanelBlood {
  place: BloodPlace;
  /** Name of the pennant, "First blood". */
  label: string;
  /** The team's name, or the words for "still open". */
  team: string;
  /** Nobody has it yet. */
  open?: boolean;
  /** "Sat 15:00" */
  time?: string;
}

export interface ChallengePanelProps {
  /** Decides the flag before the category's name. */
  category: AnyCategory;
  /** Name of the category in the page's language. */
  categoryName: string;
  /** "Dynamic container" */
  kind?: string;
  /** Title of the challenge, the heading of the panel. */
  title: string;
  /** "Solved", shown at the title. */
  solved?: string | undefined;
  /** "471", set in mono, with its word after it. */
  points: string;
  /** The word after the points: "points". */
  pointsLabel: string;
  /** "12 solves" */
  solves: string;
  /** "500 at the start", "final" */
  note?: string | undefined;
  /** The first three solves: pennants with team and time. */
  bloods?: readonly PanelBlood[];
  /** Icon buttons at the right: previous, next, copy link, close. */
  actions?: ReactNode;
  /** Inside a sheet, whose header shows the category and the buttons: omits its own first line. */
  inSheet?: boolean;
  /** Sub-tabs, 44 px high. */
  tabs?: ReactNode;
  /** A `PanelNote` about the whole challenge: closed, practice, out of date. */
  banner?: ReactNode;
  /** "Preview": shows the author what players will see; all controls are disabled. */
  preview?: string | undefined;
  /** Scrollable content. */
  children?: ReactNode;
  /** Fixed at the bottom: instance, flag field. */
  foot?: ReactNode;
  /** For focusing the title when another challenge opens. */
  titleRef?: Ref<HTMLHeadingElement>;
}

const previewMark = (label: string | undefined) => (label === undefined ? undefined : '');

/** The open challenge: header, tabs, scrollable content, and the flag field fixed at the bottom. */
export function ChallengePanel({
  category,
  categoryName,
  kind,
  title,
  solved,
  points,
  pointsLabel,
  solves,
  note,
  bloods = [],
  actions,
  inSheet = false,
  tabs,
  banner,
  preview,
  children,
  foot,
  titleRef,
}: ChallengePanelProps) {
  const id = useId();
  return (
    <Panel aria-labelledby={id} data-uncovered="" data-preview={previewMark(preview)}>
      <Head>
        {!inSheet && (
          <Crumb>
            <CategoryFlag category={category} />
            {categoryName}
            {kind && <Kind>{kind}</Kind>}
            {preview !== undefined && (
              <Actions>
                <Badge hollow icon={AppWindow}>
                  {preview}
                </Badge>
              </Actions>
            )}
            {actions && <Actions>{actions}</Actions>}
          </Crumb>
        )}
        <TitleLine>
          <h2 id={id} ref={titleRef} tabIndex={-1}>
            {title}
          </h2>
          {solved && (
            <Badge tone="ok" icon={Check}>
              {solved}
            </Badge>
          )}
        </TitleLine>
        <Facts>
          <Numbers>
            <span>
              <b>{points}</b> {pointsLabel}
            </span>
            <span>{solves}</span>
            {note && <span>{note}</span>}
          </Numbers>
          <Bloods>
            {bloods.map(({ place, label, team, open, time }) => (
              <li key={place} data-open={open || undefined}>
                <BloodPennant place={place} open={open ?? false} label={label} />
                <span>{team}</span>
                {time && <time>{time}</time>}
              </li>
            ))}
          </Bloods>
        </Facts>
      </Head>
      {tabs && <TabLine inert={preview !== undefined}>{tabs}</TabLine>}
      {banner}
      {/* Scrollable, so it must be focusable by keyboard. */}
      <Body tabIndex={0} role="group" aria-labelledby={id}>
        {children}
      </Body>
      {foot && <Foot inert={preview !== undefined}>{foot}</Foot>}
    </Panel>
  );
}
