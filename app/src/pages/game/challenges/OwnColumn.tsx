import type { Board, GameDetails, GameNotice, Team } from '@halyard/sdk/types';
import {
  Avatar,
  Badge,
  FormField,
  Link,
  NoticeFeed,
  PanelCells,
  PanelSections,
  Row,
  SecretField,
  Section,
  ShareList,
  Spark,
  Stack,
  Stat,
  Text,
} from '@halyard/ui-kit';
import { useSparkWords } from '../../../game/use-spark-words.ts';
import { href } from '../../../app/routes/paths.ts';
import { useProfile } from '../../../app/session/session.ts';
import { roughDuration } from '../../../game/durations.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { type KnownChallenge, toNotice } from '../notices/notice-item.tsx';
import { countChallenges } from '../../../game/challenge-list.ts';
import { filterNotices } from '../../../game/notices.ts';
import { useNotices } from '../../../game/use-notices.ts';
import { nextAbove, nextBelow, runningScore } from '../scoreboard/standings.ts';
import { memberShares } from '../scoreboard/team-sheet.ts';
import { OwnInstances, useOwnInstances } from './OwnInstances.tsx';
import type { GameView } from '../shared/use-game.ts';
import { placeText } from '../../../game/term-words.ts';

interface OwnColumnProps {
  view: GameView;
  details: GameDetails;
  board: Board | undefined;
  team: Team | undefined;
  challenges: readonly KnownChallenge[];
}

/** The user's team, shown if no challenge is open: rank, points by member and recent notices. */
export function OwnColumn({ view, details, board, team, challenges }: OwnColumnProps) {
  const { LL } = useLanguage();
  const instances = useOwnInstances(view);
  return (
    <PanelSections label={LL.game.own.label()}>
      <Head view={view} details={details} board={board} team={team} />
      <Cells details={details} board={board} />
      {instances && instances.data.length > 0 && <OwnInstances view={view} instances={instances} />}
      <Score view={view} details={details} />
      <Members details={details} team={team} />
      <FormField label={LL.game.own.token()} hint={LL.game.own.tokenHint()}>
        <SecretField
          value={details.teamToken}
          open={details.teamToken
            .split(':', 1)
            .map((id) => `${id}:`)
            .join('')}
          words={{ reveal: LL.game.own.reveal(), hide: LL.game.own.hide() }}
        />
      </FormField>
      <Latest view={view} challenges={challenges} />
    </PanelSections>
  );
}

type PartProps = Pick<OwnColumnProps, 'view' | 'details' | 'board' | 'team'>;

function Head({ view, details, board, team }: PartProps) {
  const { LL } = useLanguage();
  const { rank } = details;
  const division = board?.divisions.find(({ id }) => id === rank.divisionId)?.name;
  const members = team && LL.common.memberCount({ count: team.members.length });
  return (
    <Row gap={12}>
      <Avatar kind="team" name={rank.name} src={rank.avatar} size={40} />
      <Stack grow>
        <Text as="h2" size={16} cut>
          {rank.name}
        </Text>
        <Text size={13} tone="muted" cut>
          {[division, members].filter((part) => part !== undefined).join(' · ')}
        </Text>
      </Stack>
      <Link look="quiet" href={href.scoreboard(view.game.id, rank.id)}>
        {LL.game.own.onScoreboard()}
      </Link>
    </Row>
  );
}

function Cells({ details, board }: Pick<PartProps, 'details' | 'board'>) {
  const { LL } = useLanguage();
  const words = LL.game.own;
  const own = board?.teams.find(({ id }) => id === details.rank.id);
  const above = board && own && nextAbove(board, own);
  const below = board && own && nextBelow(board, own);
  const division = board?.divisions.find(({ id }) => id === details.rank.divisionId)?.name;
  const figure = (count: number) => LL.common.number({ value: count });
  return (
    <PanelCells>
      <Stat
        caption="over"
        label={words.rank()}
        value={placeText(LL, details.rank.rank)}
        {...(board && { unit: words.of({ count: board.teams.length }) })}
      />
      {division !== undefined && (
        <Stat
          caption="over"
          label={words.inDivision({ division })}
          value={placeText(LL, details.rank.divisionRank)}
        />
      )}
      <Stat caption="over" label={words.points()} value={figure(details.rank.score)} />
      {above ? (
        <Stat
          caption="over"
          label={words.toAbove({ rank: above.team.rank })}
          value={figure(above.points)}
        />
      ) : (
        below && <Stat caption="over" label={words.leading()} value={figure(below.points)} />
      )}
    </PanelCells>
  );
}

function Score({ view: { game }, details }: Pick<PartProps, 'view' | 'details'>) {
  const { LL, dates } = useLanguage();
  const words = LL.game.own;
  const { score, solvedCount, solvedChallenges } = details.rank;
  const points = runningScore(solvedChallenges);
  // The chart ends now, or with a later solve.
  const end = Math.min(game.end, Math.max(Date.now(), points.at(-1)?.at ?? 0));
  const time = dates.weekMoment(game.start);
  const sparkWords = useSparkWords(end);
  return (
    <Stack gap={8}>
      <Row justify="between">
        <Text size={12} tone="faint">
          {words.scoreSince({ time })}
        </Text>
        <Text size={12} tone="faint" figures>
          {words.solvedOf({ solved: solvedCount, count: countChallenges(details) })}
        </Text>
      </Row>
      <Spark
        {...sparkWords}
        points={points}
        start={game.start}
        end={end}
        height={44}
        label={words.scoreLabel({ points: score, time })}
      />
    </Stack>
  );
}

function Members({ details, team }: Pick<PartProps, 'details' | 'team'>) {
  const { LL } = useLanguage();
  const me = useProfile()?.userName;
  const shares = memberShares(details.rank.solvedChallenges);
  const absent = team?.members
    .filter(({ userName }) => shares.every(({ name }) => name !== userName))
    .map(({ userName }) => ({ name: userName, points: 0, solves: 0 }));
  const all = [...shares, ...(absent ?? [])];
  if (all.length === 0) return null;
  const most = Math.max(1, ...all.map(({ points }) => points));
  const pictures = new Map(team?.members.map(({ userName, avatar }) => [userName, avatar]));
  return (
    <Section title={LL.game.own.members()}>
      <ShareList
        label={LL.game.own.members()}
        items={all.map(({ name, points }) => ({
          id: name,
          name,
          share: points / most,
          value: LL.common.number({ value: points }),
          mine: name === me,
          lead: <Avatar kind="person" name={name} src={pictures.get(name) ?? null} />,
        }))}
      />
    </Section>
  );
}

const LATEST = 7;

function Latest({ view: { game }, challenges }: Pick<OwnColumnProps, 'view' | 'challenges'>) {
  const { LL } = useLanguage();
  const words = LL.game.notices;
  const notices = useNotices(game.id, true);
  if (!notices.list) return null;
  const context = {
    LL,
    gameId: game.id,
    challenges,
    isUnread: notices.isUnread,
    time: (at: number) => roughDuration(LL, Date.now() - at),
    compact: true,
  };
  const messages = filterNotices(notices.list, 'messages');
  const isRead = (notice: GameNotice) => !notices.isUnread(notice);
  const latest = [...messages.filter(notices.isUnread), ...messages.filter(isRead)].slice(
    0,
    LATEST,
  );
  const count = notices.unreadCount;
  return (
    <Section
      title={words.title()}
      {...(count > 0 && { note: <Badge tone="brand">{words.newCount({ count })}</Badge> })}
    >
      <NoticeFeed
        compact
        label={words.title()}
        days={[{ notices: latest.map((notice) => toNotice(context, notice)) }]}
        unreadLabel={words.unread()}
        empty={{ title: words.emptyTitle(), text: words.emptyText() }}
      />
    </Section>
  );
}
