import type { ContainerFailure } from '@halyard/sdk/rules';
import type { Instance } from '@halyard/sdk/types';
import { Button, IconButton, InstanceTable, type StaffInstance, useBelow } from '@halyard/ui-kit';
import { DeleteIcon, FileIcon } from '@halyard/ui-kit/icons';
import type { ComponentProps, ReactNode } from 'react';
import { href } from '../../../app/routes/paths.ts';
import { roughDuration } from '../../../game/durations.ts';
import { categoryName } from '../../../game/term-words.ts';
import { type Language, useLanguage } from '../../../i18n/i18n.tsx';
import type { Selection } from '../list/use-selection.ts';
import { addressOf } from './staff-instance.ts';
import type { Instances } from './use-instances.ts';

/** Failures of containers whose program has written a log. */
const HAVE_RUN: ReadonlySet<ContainerFailure> = new Set([
  'Exited',
  'NotResponding',
  'StorageExceeded',
]);

interface InstanceRowsProps {
  instances: Instances;
  selection: Selection<Instance>;
  onDestroy: (instance: Instance) => void;
  /** Opens what an instance writes and takes; undefined where the server does not tell. */
  onRead: ((instance: Instance) => void) | undefined;
  empty: ReactNode;
}

/** The instances with their remaining time, those that failed first. */
export function InstanceRows({ instances, selection, empty, ...actions }: InstanceRowsProps) {
  const language = useLanguage();
  const words = language.LL.staff.instances;
  const { rows, isLoading } = instances;
  const { selected, onChange } = selection.ofTable(rows);
  const shown = rows.map((row) => toRow(language, instances, row, actions));
  return (
    <InstanceTable
      label={words.caption()}
      instances={shown}
      selection={{
        selected,
        onChange,
        rowLabel: ({ id, challenge }) => {
          const row = rows.find(({ containerGuid }) => containerGuid === id);
          const name = row ? selection.rowName(row) : challenge.title;
          return language.LL.staff.list.selectRow({ row: name });
        },
        allLabel: language.LL.staff.list.selectPage(),
      }}
      loadingRows={isLoading ? 5 : 0}
      empty={empty}
      words={{
        team: words.team(),
        challenge: words.challenge(),
        started: words.started(),
        left: words.left(),
        state: words.state(),
        entry: words.entry(),
        container: words.container(),
        actions: language.LL.staff.games.actions(),
        none: language.LL.staff.nothing(),
        copyEntry: words.copyEntry(),
      }}
    />
  );
}

function toRow(
  { LL, dates }: Language,
  { view, windowMinutes }: Instances,
  instance: Instance,
  { onDestroy, onRead }: Pick<InstanceRowsProps, 'onDestroy' | 'onRead'>,
): StaffInstance {
  const words = LL.staff.instances;
  const { team, containerGuid, startedAt, failure, test } = instance;
  const state = view(instance);
  const entry = addressOf(instance);
  const isRunning = state === 'running' || state === 'expiring';
  const hasLog = isRunning || (failure && HAVE_RUN.has(failure));
  const said = failure ? LL.game.instance.failures[failure]() : words.view[state]();
  return {
    id: containerGuid,
    state: test && isRunning ? 'test' : state,
    label: test ? `${words.test()}: ${said}` : said,
    ...(team && { team: { name: team.name } }),
    challenge: challengeOf(LL, instance),
    started: dates.weekMoment(startedAt),
    ...(isRunning && { life: lifeOf(LL, instance, windowMinutes) }),
    ...(entry !== null && { entry }),
    container: instance.containerId || containerGuid.slice(-12),
    actions: (
      <>
        {hasLog && onRead && (
          <Action icon={FileIcon} label={words.log()} onPress={() => onRead(instance)} />
        )}
        <Action icon={DeleteIcon} label={words.destroy()} onPress={() => onDestroy(instance)} />
      </>
    ),
  };
}

/** The challenge of an instance, with a link to it where both it and its game are known. */
function challengeOf(
  LL: Language['LL'],
  { game, challenge }: Instance,
): StaffInstance['challenge'] {
  const category = challenge?.category ?? 'Misc';
  return {
    title: challenge?.title ?? LL.staff.nothing(),
    category,
    categoryName: categoryName(LL, category),
    ...(challenge && game && { href: href.challengeEdit(game.id, challenge.id) }),
  };
}

function lifeOf(
  LL: Language['LL'],
  { startedAt, expectStopAt }: Instance,
  windowMinutes: number,
): NonNullable<StaffInstance['life']> {
  const words = LL.staff.instances;
  return {
    from: startedAt,
    until: expectStopAt,
    soon: windowMinutes * 60_000,
    whole: words.whole({ time: roughDuration(LL, expectStopAt - startedAt) }),
    label: words.left(),
  };
}

interface ActionProps {
  icon: ComponentProps<typeof IconButton>['icon'];
  label: string;
  onPress: () => void;
}

/** A button of a row; on phones there is room for its icon only. */
function Action({ icon, label, onPress }: ActionProps) {
  return useBelow('md') ? (
    <IconButton size="small" icon={icon} label={label} onClick={onPress} />
  ) : (
    <Button size="small" variant="ghost" onClick={onPress}>
      {label}
    </Button>
  );
}
