import { byStart, hasStarted } from '@halyard/sdk/rules';
import { ButtonLink, Card, KeyValue, Link, Text, useTick } from '@halyard/ui-kit';
import { useState } from 'react';
import { href } from '../../app/routes/paths.ts';
import { useProfile } from '../../app/session/session.ts';
import { roughDuration } from '../../game/durations.ts';
import { useRecentGameList } from '../../game/recent-games.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { withNodes } from '../../i18n/with-nodes.tsx';
import { takeConfirmTarget } from './confirm-target.ts';
import { Outcome } from './Outcome.tsx';

/** The account is confirmed and signed in: goes on to where its owner wanted to go. */
export function Verified({ address }: { address: string }) {
  const { LL, dates } = useLanguage();
  const words = LL.account.verify;
  const [target] = useState(takeConfirmTarget);
  const [at] = useState(() => Date.now());
  const name = useProfile()?.userName ?? '';
  const nextGame = useNextGame();
  return (
    <Outcome
      tone="ok"
      title={words.done()}
      lead={withNodes(
        (email, who) => words.doneText({ email, name: who }),
        <Text tone="text">{address}</Text>,
        <Text tone="text">{name}</Text>,
      )}
    >
      <ButtonLink variant="primary" size="large" fullWidth href={target}>
        {LL.account.goOn()}
      </ButtonLink>
      {target !== href.home() && (
        <Text as="p" size={13} tone="muted" align="center">
          {words.orHome()} <Link href={href.home()}>{words.home()}</Link>
        </Text>
      )}
      <Card pad={12}>
        <KeyValue
          items={[
            { label: words.account(), value: name },
            { label: words.confirmed(), value: `${dates.moment(at)} ${dates.zone(at)}` },
            ...(nextGame === null ? [] : [{ label: words.nextGame(), value: nextGame }]),
          ]}
        />
      </Card>
    </Outcome>
  );
}

/** Title of the next game and the time until it starts; null if none is planned. */
function useNextGame(): string | null {
  const { LL } = useLanguage();
  const games = useRecentGameList();
  const text = useTick((now) => {
    const [next] = games.filter((game) => !hasStarted(game, now)).toSorted(byStart);
    if (!next) return '';
    const time = LL.common.inTime({ time: roughDuration(LL, next.start - now) });
    return `${next.title}, ${time}`;
  });
  return text === '' ? null : text;
}
