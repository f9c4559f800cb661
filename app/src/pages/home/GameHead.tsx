import type { BasicGame } from '@halyard/sdk/types';
import { phaseOf } from '@halyard/sdk/rules';
import {
  GameClock,
  Link,
  PhaseBadge,
  Progress,
  Row,
  Stack,
  Text,
  useBelow,
  useTick,
} from '@halyard/ui-kit';
import { href } from '../../app/routes/paths.ts';
import { useLanguage } from '../../i18n/i18n.tsx';

/** Title and clock of a running or upcoming game. */
export function GameHead({ game }: { game: BasicGame }) {
  const { LL, dates } = useLanguage();
  const { title, start, end } = game;
  const isNarrow = useBelow('sm');
  const isLive = useTick((now) => phaseOf(game, now) === 'running');
  const passed = useTick((now) => Math.round(((now - start) / (end - start)) * 1000) / 1000);
  const at = (time: number) => LL.home.momentIn({ at: dates.moment(time), zone: dates.zone(time) });
  return (
    <Stack gap={16}>
      <Row align="start" justify="between" gap={16} wrap>
        <Stack gap={4}>
          <PhaseBadge
            phase={isLive ? 'running' : 'upcoming'}
            label={
              isLive
                ? LL.home.liveSince({ at: dates.weekMoment(start) })
                : LL.terms.phase.upcoming()
            }
          />
          <Text as="h3" size={28}>
            <Link look="quiet" href={href.game(game.id)}>
              {title}
            </Link>
          </Text>
        </Stack>
        <GameClock
          key={isLive ? 'end' : 'start'}
          until={isLive ? end : start}
          caption={isLive ? LL.home.until({ at: at(end) }) : LL.home.starts({ at: at(start) })}
          size={40}
          align={isNarrow ? 'start' : 'end'}
        />
      </Row>
      {isLive && <Progress size={2} value={passed} label={LL.home.timePassed()} />}
    </Stack>
  );
}
