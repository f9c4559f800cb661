import { useGetGameDetails } from '@halyard/sdk/react';
import type { BasicGame, ScoreboardItem } from '@halyard/sdk/types';
import { hasStarted } from '@halyard/sdk/rules';
import {
  BandCard,
  ButtonLink,
  Skeleton,
  Spark,
  Stack,
  Stat,
  StatRow,
  Text,
  useTick,
} from '@halyard/ui-kit';
import { countChallenges } from '../../game/challenge-list.ts';
import { useSparkWords } from '../../game/use-spark-words.ts';
import { href } from '../../app/routes/paths.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { GameHead } from './GameHead.tsx';

/** The running game of the user's team: rank, points and a button to continue. */
export function PlayingGame({ game }: { game: BasicGame }) {
  const { LL } = useLanguage();
  const { data, isError } = useGetGameDetails(game.id, {
    query: {
      select: (details) => ({ own: details.rank, challengeCount: countChallenges(details) }),
    },
  });
  return (
    <BandCard
      head={<GameHead game={game} />}
      figures={
        isError && !data ? undefined : data ? (
          <OwnFigures game={game} {...data} />
        ) : (
          <Stack pad={16} aria-busy>
            <Skeleton height="38px" />
          </Stack>
        )
      }
      foot={
        <>
          <ButtonLink variant="primary" href={href.challenges(game.id)}>
            {LL.home.continue()}
          </ButtonLink>
          <ButtonLink href={href.scoreboard(game.id)}>{LL.home.scoreboard()}</ButtonLink>
          <ButtonLink variant="ghost" href={href.game(game.id)}>
            {LL.home.gamePage()}
          </ButtonLink>
        </>
      }
    />
  );
}

interface OwnFiguresProps {
  game: BasicGame;
  own: ScoreboardItem;
  challengeCount: number;
}

function OwnFigures({ game, own, challengeCount }: OwnFiguresProps) {
  const { LL } = useLanguage();
  const number = (value: number) => LL.common.number({ value });
  return (
    <StatRow>
      <Stat
        caption="over"
        size={20}
        label={own.name}
        value={own.rank > 0 ? LL.common.place({ rank: own.rank }) : LL.common.unranked()}
      />
      <Stat caption="over" size={20} label={LL.home.points()} value={number(own.score)} />
      <Stat
        caption="over"
        size={20}
        label={LL.home.solved()}
        value={number(own.solvedCount)}
        unit={LL.home.ofTotal({ total: challengeCount })}
      />
      <ScoreSoFar game={game} own={own} />
    </StatRow>
  );
}

const DAY = 86_400_000;
const MINUTE = 60_000;

/** The team's score in the last 24 hours, or since the start, as a step chart. */
function ScoreSoFar({ game, own }: { game: BasicGame; own: ScoreboardItem }) {
  const { LL } = useLanguage();
  const now = useTick((at) => Math.floor(at / MINUTE) * MINUTE);
  const isOlder = hasStarted(game, now - DAY);
  const sparkWords = useSparkWords(now);
  return (
    <Stack data-grow>
      <Text size={12} tone="faint">
        {isOlder ? LL.home.scoreOfDay() : LL.home.scoreSoFar()}
      </Text>
      <Spark
        {...sparkWords}
        points={runningSum(own.solvedChallenges)}
        start={isOlder ? now - DAY : game.start}
        end={now}
        label={LL.home.scoreInWords({ points: own.score, solves: own.solvedCount })}
      />
    </Stack>
  );
}

/** The running total after each solve. */
function runningSum(solves: ScoreboardItem['solvedChallenges']): { at: number; score: number }[] {
  let score = 0;
  return solves.map((solve) => {
    score += solve.score;
    return { at: solve.time, score };
  });
}
