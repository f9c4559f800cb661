import type { Game } from '@halyard/sdk/types';
import {
  Badge,
  Button,
  Card,
  CopyButton,
  EmptyState,
  Grid,
  IconButton,
  MissingFlag,
  PageHeader,
  PhaseBadge,
  PictureBox,
  Poster,
  Row,
  Skeleton,
  Stack,
  Stat,
  StatRow,
  Text,
  useBelow,
} from '@halyard/ui-kit';
import { AddToCalendarIcon } from '@halyard/ui-kit/icons';
import { saveCalendar } from '../../game/calendar.ts';
import { teamSizeText } from '../../game/game-words.ts';
import { usePageTitle } from '../../app/routes/page-title.ts';
import { href } from '../../app/routes/paths.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { WithGame } from './frame/GameStates.tsx';
import { useGameTabs } from './frame/use-game-tabs.ts';
import { JoinCard } from './join/JoinCard.tsx';
import { NarrowJoin } from './join/NarrowJoin.tsx';
import { lengthText } from './shared/length.ts';
import { LazyMarkdown } from './shared/LazyMarkdown.tsx';
import { useMoments } from './shared/moments.ts';
import type { GameView } from './shared/use-game.ts';

/** The page of a game: description, schedule and the panel to join. */
export function GamePage() {
  return <WithGame loading={<Loading />}>{(view) => <Loaded view={view} />}</WithGame>;
}

function Loaded({ view }: { view: GameView }) {
  const { game } = view;
  const isNarrow = useBelow('lg');
  usePageTitle(game.title);
  return (
    <>
      <Header view={view} />
      <Grid pad="page" gap={32} columns="minmax(0, 1fr) 372px" align="start">
        <Stack gap={24}>
          <Title game={game} />
          <Facts game={game} />
          <Content game={game} />
        </Stack>
        {!isNarrow && <JoinCard view={view} />}
      </Grid>
      {isNarrow && <NarrowJoin view={view} />}
    </>
  );
}

function Header({ view: { game, phase } }: { view: GameView }) {
  const { LL } = useLanguage();
  return (
    <PageHeader
      crumbs={[{ href: href.games(), label: LL.games.title() }]}
      after={<PhaseBadge phase={phase} label={LL.terms.phase[phase]()} />}
      tabs={useGameTabs(game, 'information')}
      actions={
        <>
          {phase === 'upcoming' && <AddToCalendar game={game} />}
          <CopyButton variant="ghost" text={() => window.location.href}>
            {LL.game.copyLink()}
          </CopyButton>
        </>
      }
    />
  );
}

function AddToCalendar({ game }: { game: Game }) {
  const { LL } = useLanguage();
  const label = LL.games.addToCalendar();
  const save = () => saveCalendar([game]);
  // On phones its label leaves no room for the header.
  if (useBelow('sm')) return <IconButton icon={AddToCalendarIcon} label={label} onClick={save} />;
  return (
    <Button variant="ghost" icon={AddToCalendarIcon} onClick={save}>
      {label}
    </Button>
  );
}

function Title({ game }: { game: Game }) {
  const { LL } = useLanguage();
  const words = LL.game.facts;
  const size = teamSizeText(LL, game.limit);
  const byCode =
    game.inviteCodeRequired && (game.divisions ?? []).every((each) => each.inviteCodeRequired);
  return (
    <Grid columns="264px minmax(0, 1fr)" gap={24} from="sm" align="start">
      <PictureBox width={264} height={148}>
        <Poster title={game.title} id={game.id} image={game.poster} width={264} height={148} />
      </PictureBox>
      <Stack gap={8}>
        <Row gap={6} wrap>
          {game.hidden && <Badge>{words.hidden()}</Badge>}
          {size !== null && <Badge>{size}</Badge>}
          <Badge>{byCode ? words.byCode() : words.openToAll()}</Badge>
          {game.reviewed && <Badge>{words.reviewed()}</Badge>}
          {game.writeupRequired && <Badge>{words.writeup()}</Badge>}
          {game.practiceMode && <Badge>{words.practice()}</Badge>}
        </Row>
        <Text as="h1" size={28}>
          {game.title}
        </Text>
        {game.summary !== '' && (
          <Text as="p" tone="muted">
            {game.summary}
          </Text>
        )}
      </Stack>
    </Grid>
  );
}

function Facts({ game }: { game: Game }) {
  const { LL, dates } = useLanguage();
  const moments = useMoments();
  const words = LL.game.facts;
  const zone = (at: number) =>
    new Date(at).getTimezoneOffset() === 0
      ? words.zoneOnly()
      : words.zoneUtc({ zone: dates.zone(at), utc: moments.utc(at) });
  return (
    <Card pad={0}>
      <StatRow>
        <Stat
          caption="over"
          label={words.start()}
          value={moments.full(game.start)}
          unit={zone(game.start)}
        />
        <Stat
          caption="over"
          label={words.end()}
          value={moments.full(game.end)}
          unit={zone(game.end)}
        />
        <Stat
          caption="over"
          label={words.duration()}
          value={lengthText(LL, game.end - game.start)}
        />
        <Stat
          caption="over"
          label={words.teams()}
          value={LL.common.teamCount({ count: game.teamCount })}
        />
      </StatRow>
    </Card>
  );
}

function Content({ game }: { game: Game }) {
  const { LL } = useLanguage();
  return (
    <Stack maxWidth={720}>
      {game.content.trim() === '' ? (
        <EmptyState figure={<MissingFlag />} title={LL.game.facts.noText()} />
      ) : (
        <LazyMarkdown text={game.content} headingBase={2} />
      )}
    </Stack>
  );
}

function Loading() {
  const { LL } = useLanguage();
  return (
    <>
      <PageHeader crumbs={[{ href: href.games(), label: LL.games.title() }]} />
      <Grid
        pad="page"
        gap={32}
        columns="minmax(0, 1fr) 372px"
        align="start"
        role="status"
        aria-label={LL.game.loading()}
        aria-busy
      >
        <Stack gap={24}>
          <Skeleton shape="block" width="264px" height="148px" />
          <Skeleton shape="card" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="60%" />
        </Stack>
        <Skeleton shape="card" height="260px" />
      </Grid>
    </>
  );
}
