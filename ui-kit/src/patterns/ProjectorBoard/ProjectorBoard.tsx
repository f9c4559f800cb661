import { Snowflake } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { CategoryFlag } from '../CategoryFlag/CategoryFlag.tsx';
import { GameClock } from '../GameClock/GameClock.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { PhaseBadge, type ShownPhase } from '../PhaseBadge/PhaseBadge.tsx';
import { ProgressLine } from '../ProgressLine/ProgressLine.tsx';
import { QrCode } from '../QrCode/QrCode.tsx';
import { px } from './projector-px.ts';
import {
  Banner,
  Board,
  Body,
  Clock,
  Foot,
  Head,
  Legend,
  Phase,
  Screen,
  Side,
} from './ProjectorBoard.styles.ts';
import { ProjectorRow, type ProjectorRowProps, type ProjectorTeam } from './ProjectorRow.tsx';

export interface ProjectorBoardProps extends Pick<ProjectorRowProps, 'categories' | 'solvedLabel'> {
  /** The game. */
  title: string;
  /** Where the game is in time: decides the mark in the header. */
  phase: ShownPhase;
  /** "Live, ends Sun 13:00 CET" */
  phaseLabel: string;
  /** A countdown to `until` (Unix ms of the server's clock), or a text: "Final". */
  clock?: { until: number; offset?: number } | string | undefined;
  /** Elapsed share of the game's time, 0 to 1, and its name. */
  passed?: { value: number; label: string } | undefined;
  /** Name of the list: "Scoreboard, places 1 to 10". */
  label: string;
  /** At most ten. */
  teams: readonly ProjectorTeam[];
  /** Before the legend of the squares: "Solved at least one in". */
  legend: string;
  /** Why the scoreboard is frozen; shown instead of the side content. */
  frozen?: ReactNode;
  /** A `BloodBand` and a `Ticker`. */
  side?: ReactNode;
  /** The game's address as a QR code, its name and the text next to it. */
  address: { href: string; label: string; text: string };
  /** "412 teams, 2,093 solves" */
  facts: string;
  /** `PageDots`. */
  pages?: ReactNode;
}

/**
 * A scoreboard for a projector, 16:9, with all sizes relative to the width. It has no controls: its
 * page turns pages, keeps the screen on and handles leaving.
 */
export function ProjectorBoard({
  title,
  phase,
  phaseLabel,
  clock,
  passed,
  label,
  teams,
  categories,
  solvedLabel,
  legend,
  frozen,
  side,
  address,
  facts,
  pages,
}: ProjectorBoardProps) {
  return (
    <Screen>
      <Board>
        <Head>
          <Logo size={60} />
          <div>
            <h1>{title}</h1>
            <Phase>
              <PhaseBadge phase={phase} label={phaseLabel} />
            </Phase>
          </div>
          {clock !== undefined && (
            <Clock>{typeof clock === 'string' ? clock : <GameClock {...clock} size={104} />}</Clock>
          )}
          {passed && <ProgressLine look="projector" {...passed} />}
        </Head>
        <Body>
          <ol aria-label={label}>
            {teams.map((team) => (
              <ProjectorRow
                key={team.id}
                team={team}
                categories={categories}
                solvedLabel={solvedLabel}
              />
            ))}
          </ol>
          <Side>
            {frozen !== undefined ? (
              <Banner role="status">
                <Icon icon={Snowflake} size={24} />
                <div>{frozen}</div>
              </Banner>
            ) : (
              side
            )}
          </Side>
        </Body>
        <div>
          <Legend>
            <span>{legend}</span>
            {categories.map(({ category, name }) => (
              <span key={category}>
                <CategoryFlag category={category} size={24} />
                {name}
              </span>
            ))}
          </Legend>
          <Foot>
            <QrCode value={address.href} label={address.label} width={px(92)} />
            <div>
              <b>{address.text}</b>
              <div>{facts}</div>
            </div>
            {pages}
          </Foot>
        </div>
      </Board>
    </Screen>
  );
}
