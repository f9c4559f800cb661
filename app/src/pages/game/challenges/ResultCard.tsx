import type { Board, GameDetails } from '@halyard/sdk/types';
import {
  Banner,
  BandCard,
  BloodPennant,
  ButtonLink,
  PhaseBadge,
  Row,
  Spark,
  Stack,
  Stat,
  StatRow,
  Text,
} from '@halyard/ui-kit';
import { PracticeIcon } from '@halyard/ui-kit/icons';
import { useSparkWords } from '../../../game/use-spark-words.ts';
import { href } from '../../../app/routes/paths.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { nextAbove, scorePoints } from '../scoreboard/standings.ts';
import type { GameView } from '../shared/use-game.ts';
import { bloodName } from '../../../game/term-words.ts';
import { bloodOf, countChallenges } from '../../../game/challenge-list.ts';

interface ResultCardProps {
  view: GameView;
  details: GameDetails;
  board: Board | undefined;
}

/** The result of the team after the end of the game, and a note about practice mode. */
export function ResultCard({ view, details, board }: ResultCardProps) {
  const { LL } = useLanguage();
  const words = LL.game.board;
  return (
    <>
      <BandCard
        head={<Head view={view} details={details} board={board} />}
        {...(details.rank.score > 0 && { figures: <Figures details={details} board={board} /> })}
        foot={
          <>
            {view.game.writeupRequired && (
              <ButtonLink href={href.writeup(view.game.id)}>{LL.frame.places.writeup()}</ButtonLink>
            )}
            <ButtonLink variant="primary" href={href.scoreboard(view.game.id)}>
              {view.isFrozen ? LL.game.scoreboard() : words.finalScoreboard()}
            </ButtonLink>
          </>
        }
      />
      <Banner icon={PracticeIcon}>
        <b>{words.practice()}</b> {words.practiceText()}
      </Banner>
    </>
  );
}

function Head({ view: { game }, details, board }: ResultCardProps) {
  const { LL, dates } = useLanguage();
  const words = LL.game.board;
  const { rank, score, id } = details.rank;
  const own = board?.teams.find((team) => team.id === id);
  const sparkWords = useSparkWords(game.end);
  return (
    <Row justify="between" align="start" gap={16} wrap>
      <Stack gap={4}>
        <PhaseBadge
          phase="ended"
          label={words.ended({ time: dates.moment(game.end), zone: dates.zone(game.end) })}
        />
        <Text as="h2" size={28}>
          {rank > 0 && board
            ? words.resultTitle({ rank, count: board.teams.length })
            : words.resultNone()}
        </Text>
      </Stack>
      {board && own && score > 0 && (
        <Stack grow maxWidth={250}>
          <Spark
            {...sparkWords}
            points={scorePoints(own, board.start)}
            start={board.start}
            end={board.end}
            height={44}
            label={LL.game.own.scoreLabel({
              points: score,
              time: dates.weekMoment(board.start),
            })}
          />
        </Stack>
      )}
    </Row>
  );
}

const PLACES = [1, 2, 3] as const;

function Figures({ details, board }: Omit<ResultCardProps, 'view'>) {
  const { LL } = useLanguage();
  const words = LL.game.board;
  const { score, solvedCount, solvedChallenges, id } = details.rank;
  const own = board?.teams.find((team) => team.id === id);
  const above = board && own && nextAbove(board, own);
  const bloods = solvedChallenges.flatMap((solve) => bloodOf(solve) ?? []);
  return (
    <StatRow>
      <Stat
        caption="over"
        size={20}
        label={LL.game.own.points()}
        value={LL.common.number({ value: score })}
      />
      <Stat
        caption="over"
        size={20}
        label={words.solved()}
        value={solvedCount}
        unit={words.solvedOf({ count: countChallenges(details) })}
      />
      {bloods.length > 0 && (
        <Stat
          caption="over"
          size={20}
          label={words.bloods()}
          value={
            <Row gap={6}>
              {bloods.length}
              {PLACES.filter((place) => bloods.includes(place)).map((place) => (
                <BloodPennant key={place} place={place} label={bloodName(LL, place)} />
              ))}
            </Row>
          }
        />
      )}
      {above && (
        <Stat
          caption="over"
          size={20}
          label={words.toAbove({ rank: above.team.rank })}
          value={LL.common.number({ value: above.points })}
          unit={LL.game.points({ count: above.points })}
        />
      )}
    </StatRow>
  );
}
