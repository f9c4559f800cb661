import { CATEGORIES } from '@halyard/sdk/rules';
import type { GameView } from '../shared/use-game.ts';
import {
  Avatar,
  BandCard,
  Card,
  CategoryLegend,
  GameClock,
  Grid,
  Icon,
  Link,
  ItemList,
  PanelSections,
  ParticipationBadge,
  PhaseBadge,
  Row,
  Section,
  Split,
  Stack,
  Stat,
  StatRow,
  Text,
} from '@halyard/ui-kit';
import { CaptainIcon } from '@halyard/ui-kit/icons';
import { teamSizeText } from '../../../game/game-words.ts';
import { href } from '../../../app/routes/paths.ts';
import { useProfile } from '../../../app/session/session.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { GameFrame } from '../frame/GameFrame.tsx';
import { lengthText } from '../shared/length.ts';
import { LazyMarkdown } from '../shared/LazyMarkdown.tsx';
import { useMoments } from '../shared/moments.ts';
import { useOwnTeam } from '../shared/own-team.ts';
import { categoryName } from '../../../game/term-words.ts';

/** The challenges tab before the start of the game; it switches to the board automatically. */
export function WaitingRoom({ view }: { view: GameView }) {
  return (
    <GameFrame view={view} current="challenges" standing={undefined} challenges={[]}>
      <Split end={{ width: 420, from: 'lg', below: 'stack', content: <Mates view={view} /> }}>
        <Stack pad="page" gap={24}>
          <Start view={view} />
          <Grid min={320} gap={24}>
            <About view={view} />
            <Legend />
          </Grid>
        </Stack>
      </Split>
    </GameFrame>
  );
}

function Start({ view: { game, offset } }: { view: GameView }) {
  const { LL, dates } = useLanguage();
  const moments = useMoments();
  const words = LL.game.waiting;
  const { start, end } = game;
  const size = teamSizeText(LL, game.limit);
  return (
    <BandCard
      head={
        <Row justify="between" align="start" gap={16} wrap>
          <Stack gap={4}>
            <PhaseBadge
              phase="upcoming"
              label={words.startsAt({
                time: moments.full(start),
                zone: dates.zone(start),
                utc: moments.utc(start),
              })}
            />
            <Text as="h2" size={28}>
              {words.title()}
            </Text>
          </Stack>
          <GameClock until={start} offset={offset} size={40} caption={LL.game.toStart()} />
        </Row>
      }
      figures={
        <StatRow>
          <Stat
            caption="over"
            label={words.duration()}
            value={lengthText(LL, end - start)}
            unit={words.until({ time: dates.weekMoment(end) })}
          />
          <Stat
            caption="over"
            label={words.teams()}
            value={LL.common.teamCount({ count: game.teamCount })}
          />
          {size !== null && <Stat caption="over" label={words.size()} value={size} />}
          <Stat
            caption="over"
            label={words.after()}
            value={game.practiceMode ? words.afterPractice() : words.afterClosed()}
          />
        </StatRow>
      }
      foot={<Text tone="muted">{words.opens()}</Text>}
    />
  );
}

function About({ view: { game } }: { view: GameView }) {
  const { LL } = useLanguage();
  const words = LL.game.waiting;
  return (
    <Card>
      <Section title={words.rules()} more={{ href: href.game(game.id), label: words.allRules() }}>
        <LazyMarkdown text={game.content.trim() === '' ? game.summary : game.content} />
      </Section>
    </Card>
  );
}

function Legend() {
  const { LL } = useLanguage();
  return (
    <Card>
      <Section title={LL.game.waiting.legend()}>
        <CategoryLegend
          categories={CATEGORIES.map((category) => ({
            category,
            name: categoryName(LL, category),
          }))}
        />
      </Section>
    </Card>
  );
}

function Mates({ view: { game } }: { view: GameView }) {
  const { LL } = useLanguage();
  const words = LL.game.waiting;
  const profile = useProfile();
  const team = useOwnTeam(game);
  if (!team) return null;
  const room = game.limit === 0 ? 0 : game.limit - team.members.length;
  return (
    <PanelSections label={LL.game.own.label()}>
      <Row gap={12}>
        <Avatar kind="team" name={team.name} src={team.avatar} size={40} />
        <Stack grow>
          <Text as="h2" size={16} cut>
            {team.name}
          </Text>
          <Text size={13} tone="muted">
            {LL.common.memberCount({ count: team.members.length })}
          </Text>
        </Stack>
        <ParticipationBadge status="Accepted" label={words.accepted()} />
      </Row>
      <Section title={words.mates()}>
        <Stack gap={8}>
          <ItemList
            label={words.mates()}
            look="pane"
            items={team.members.map(({ id, userName, avatar, captain }) => ({
              id,
              title: userName,
              lead: <Avatar kind="person" name={userName} src={avatar} size={28} />,
              ...(captain && { mark: <Icon icon={CaptainIcon} label={words.captain()} /> }),
              ...(userName === profile?.userName && { end: words.you() }),
            }))}
          />
          {room > 0 && (
            <Text size={12} tone="faint">
              {words.roomFor({ count: room })}{' '}
              <Link href={href.teams(team.id)}>{words.invite()}</Link>
            </Text>
          )}
        </Stack>
      </Section>
    </PanelSections>
  );
}
