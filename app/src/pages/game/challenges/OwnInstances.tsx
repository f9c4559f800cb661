import { useListOwnInstances } from '@halyard/sdk/react';
import { EntryLine, InstanceDock } from '@halyard/ui-kit';
import { pollEvery } from '../../../app/live/live-store.ts';
import { href } from '../../../app/routes/paths.ts';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { entryOf, lifeOf } from '../../../game/instance/entry.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { GameView } from '../shared/use-game.ts';
import { lifeWords } from './life-words.ts';

const REFRESH = 20_000;

/** The running containers of the user's team; nothing while there are none. */
export function OwnInstances({ view }: { view: GameView }) {
  const { LL } = useLanguage();
  const words = LL.game.instance;
  const gameId = view.game.id;
  const enabled = useExtension('instances') === true;
  const { data } = useListOwnInstances(gameId, {
    query: { enabled, refetchInterval: pollEvery(REFRESH) },
  });
  const running = data?.data.filter(({ container }) => container.status === 'Running') ?? [];
  const limit = data?.limit ?? 0;
  return (
    <InstanceDock
      title={words.all()}
      {...(limit > 0 && { count: words.ofLimit({ count: running.length, limit }) })}
      lifeWords={lifeWords(LL)}
      instances={running.map(({ challengeId, title, category, container }) => {
        const entry = entryOf(container.entry, category);
        return {
          id: challengeId,
          title,
          category,
          href: href.challenges(gameId, challengeId),
          life: lifeOf(container, view.offset),
          entry: (
            <EntryLine
              quiet
              lines={entry.line}
              href={entry.href}
              copyLabel={`${words.copyEntry()}: ${title}`}
            />
          ),
        };
      })}
    />
  );
}
