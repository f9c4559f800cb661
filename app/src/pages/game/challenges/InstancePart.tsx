import type { ChallengeDetail, ContainerInfo } from '@halyard/sdk/types';
import { Button, IconButton, InstanceBox } from '@halyard/ui-kit';
import { DeleteIcon } from '@halyard/ui-kit/icons';
import { useSiteConfig } from '../../../app/routes/page-title.ts';
import { useConfirm } from '../../../changes/use-confirm.tsx';
import { lifeOf } from '../../../game/instance/entry.ts';
import { InstanceEntry } from '../../../game/instance/InstanceEntry.tsx';
import { startWords } from '../shared/start-words.ts';
import { useInstance } from '../../../game/instance/use-instance.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { GameView } from '../shared/use-game.ts';
import { lifeWords } from './life-words.ts';

const MINUTE = 60_000;

interface InstancePartProps {
  view: GameView;
  challenge: ChallengeDetail;
}

/** The team's container of a challenge: start, entry, time left, extend and destroy. */
export function InstancePart({ view, challenge }: InstancePartProps) {
  const { LL } = useLanguage();
  const words = LL.game.instance;
  const { data: config } = useSiteConfig();
  const { id, title } = challenge;
  const instance = useInstance(view.game.id, id);
  const label = words.label({ title });
  const container = containerOf(challenge);
  if (instance.isStarting || container?.status === 'Pending') {
    const { title: phase, ...start } = startWords(LL, container?.start);
    return <InstanceBox look="row" state="starting" label={label} title={phase} {...start} />;
  }
  if (container?.status === 'Running') {
    return <RunningInstance {...{ view, challenge, container, instance, label }} />;
  }
  const failure = container?.failure;
  const hasRun = failure === 'StorageExceeded';
  return (
    <InstanceBox
      look="row"
      state={failure ? 'failed' : 'none'}
      label={label}
      title={hasRun ? words.ended() : failure ? words.failed() : words.none()}
      note={
        failure
          ? words.failures[failure]()
          : config && words.noneNote({ minutes: config.defaultLifetime })
      }
      actions={
        <Button size="small" variant="primary" onClick={instance.start}>
          {failure && !hasRun ? LL.common.retry() : words.start()}
        </Button>
      }
    />
  );
}

interface RunningProps extends InstancePartProps {
  container: ContainerInfo;
  instance: ReturnType<typeof useInstance>;
  label: string;
}

function RunningInstance({ view, challenge, container, instance, label }: RunningProps) {
  const { LL, dates } = useLanguage();
  const words = LL.game.instance;
  const { data: config } = useSiteConfig();
  const [ask, question] = useConfirm();
  const { title } = challenge;
  const destroy = () =>
    ask({
      title: words.destroyTitle({ title }),
      effect: words.destroyEffect(),
      confirm: words.destroy(),
      destructive: true,
      act: () => instance.destroy(),
    });
  return (
    <>
      <InstanceBox
        look="row"
        state="running"
        label={label}
        title={
          <InstanceEntry
            entry={container.entry}
            category={challenge.category}
            copyLabel={words.copyEntry()}
          />
        }
        note={words.ends({ time: dates.weekMoment(container.expectStopAt) })}
        life={lifeOf(container, view.offset)}
        lifeWords={lifeWords(LL)}
        extend={
          config && {
            label: words.extend(),
            hint: words.extendHint({ minutes: config.renewalWindow }),
            action: words.extendAction({ minutes: config.extensionDuration }),
            window: config.renewalWindow * MINUTE,
            busy: instance.isExtending,
            onExtend: instance.extend,
          }
        }
        announce={{ extendable: words.extendable(), last: words.last() }}
        actions={
          <IconButton size="small" icon={DeleteIcon} label={words.destroy()} onClick={destroy} />
        }
      />
      {question}
    </>
  );
}

/** The container, also of a server that only says where it is and when it ends. */
function containerOf({ context }: ChallengeDetail): ContainerInfo | null {
  const { container, instanceEntry, closeTime } = context;
  if (container !== undefined) return container;
  if (!instanceEntry || closeTime === null) return null;
  return {
    status: 'Running',
    startedAt: Date.now(),
    expectStopAt: closeTime,
    entry: instanceEntry,
  };
}
