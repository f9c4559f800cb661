import { useListOwnInstances } from '@halyard/sdk/react';
import type { OwnInstances as OwnInstancesData } from '@halyard/sdk/types';
import { InstanceDock } from '@halyard/ui-kit';
import { pollEvery } from '../../../app/live/live-store.ts';
import { href } from '../../../app/routes/paths.ts';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { lifeOf } from '../../../game/instance/entry.ts';
import { InstanceEntry } from '../../../game/instance/InstanceEntry.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { GameView } from '../shared/use-game.ts';
import { lifeWords } from './life-words.ts';

const REFRESH = 20_000;

/** The containers of the user's team that run; undefined while that is unknown. */
export function useOwnInstances({ game: { id: gameId } }: GameView): OwnInstancesData | undefined {
  const enabled = useExtension('instances') === true;
  const { data } = useListOwnInstances(gameId, {
    query: { enabled, refetchInterval: pollEvery(REFRESH) },
  });
  return (
    data && { ...data, data: data.data.filter(({ container }) => container.status === 'Running') }
  );
}

interface OwnInstancesProps {
  view: GameView;
  instances: OwnInstancesData;
}

/** The running containers of the user's team. */
export function OwnInstances({ view, instances: { data: running, limit } }: OwnInstancesProps) {
  const { LL } = useLanguage();
  const words = LL.game.instance;
  const gameId = view.game.id;
  return (
    <InstanceDock
      title={words.all()}
      {...(limit > 0 && { count: words.ofLimit({ count: running.length, limit }) })}
      lifeWords={lifeWords(LL)}
      instances={running.map(({ challengeId, title, category, container }) => ({
        id: challengeId,
        title,
        category,
        href: href.challenges(gameId, challengeId),
        life: lifeOf(container, view.offset),
        entry: (
          <InstanceEntry
            quiet
            entry={container.entry}
            category={category}
            copyLabel={`${words.copyEntry()}: ${title}`}
          />
        ),
      }))}
    />
  );
}
