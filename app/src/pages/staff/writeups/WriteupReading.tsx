import type { GameInfo } from '@halyard/sdk/types';
import {
  Button,
  copyText,
  EmptyState,
  FilterBar,
  MissingFlag,
  Stack,
  toast,
  WriteupList,
  WriteupReader,
} from '@halyard/ui-kit';
import { CopyIcon } from '@halyard/ui-kit/icons';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { ListSearch } from '../list/ListSearch.tsx';
import { ListViews } from '../list/ListViews.tsx';
import { NoMatch } from '../list/NoMatch.tsx';
import { useReadWriteups } from './read-writeups.ts';
import { TeamDocument } from './TeamDocument.tsx';
import type { Writeups } from './use-writeups.ts';
import { captainAddresses, isInView, WRITEUP_VIEWS, type WriteupRow } from './writeup-rows.ts';

interface WriteupReadingProps {
  game: GameInfo;
  writeups: Writeups;
  /** The document is in a sheet, not beside the list. */
  isNarrow: boolean;
}

/** The list of teams and, in wide windows, the open document beside it. */
export function WriteupReading({ game, writeups, isNarrow }: WriteupReadingProps) {
  const { LL } = useLanguage();
  const words = LL.staff.writeups;
  const { open } = writeups;
  const list = (
    <>
      <WriteupsFilter writeups={writeups} />
      {writeups.shown.length > 0 ? (
        <Teams game={game} writeups={writeups} />
      ) : (
        <NoTeams game={game} writeups={writeups} />
      )}
    </>
  );
  if (isNarrow) return list;
  if (!open) {
    return (
      <WriteupReader list={list}>
        <Stack pad="page">
          <EmptyState title={words.noneOpen()}>{words.noneOpenText()}</EmptyState>
        </Stack>
      </WriteupReader>
    );
  }
  const { team } = open.participation;
  return (
    <WriteupReader
      list={list}
      team={{ name: team.name, avatar: team.avatar, facts: placeOf(LL, open) }}
    >
      {(lead) => <TeamDocument key={open.participation.id} row={open} lead={lead} />}
    </WriteupReader>
  );
}

function placeOf(LL: TranslationFunctions, { rank, points }: WriteupRow): string {
  const words = LL.staff.writeups;
  return rank === null || points === null ? words.unranked() : words.place({ rank, count: points });
}

function Teams({ game, writeups }: Omit<WriteupReadingProps, 'isNarrow'>) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.writeups;
  const read = useReadWriteups(game.id);
  const { shown, openId } = writeups;
  const stateOf = (row: WriteupRow) => {
    if (row.writeup === null) return 'missing';
    return read.isRead(row) ? 'read' : 'unread';
  };
  return (
    <WriteupList
      label={words.list()}
      openId={openId === null ? undefined : String(openId)}
      onOpen={(id) => writeups.openTeam(Number(id))}
      onRead={(id) => {
        const row = shown.find(({ participation }) => String(participation.id) === id);
        if (row) read.toggle(row);
      }}
      items={shown.map((row) => {
        const { team, id } = row.participation;
        const state = stateOf(row);
        const time = row.writeup && dates.moment(row.writeup.uploadTimeUtc);
        const detail = [time, writeups.divisionOf(row)].filter(Boolean).join(' · ');
        return {
          id: String(id),
          href: writeups.rowHref(row),
          rank: row.rank === null ? LL.staff.nothing() : String(row.rank),
          team: team.name,
          avatar: team.avatar,
          detail,
          state,
          stateLabel: words.states[state](),
        };
      })}
    />
  );
}

function WriteupsFilter({ writeups }: { writeups: Writeups }) {
  const { LL } = useLanguage();
  const words = LL.staff.writeups;
  const { all, view, typed } = writeups;
  const missing = all.filter(({ writeup }) => writeup === null);
  const addresses = captainAddresses(missing);
  const copy = async () => {
    await copyText(addresses.join(', '));
    toast({ tone: 'ok', title: words.copied({ count: addresses.length }) });
  };
  return (
    <FilterBar label={words.filterLabel()}>
      <ListViews
        size="small"
        label={words.show()}
        value={view}
        onValueChange={writeups.show}
        views={WRITEUP_VIEWS.map((each) => ({
          value: each,
          label: words.views[each](),
          count: all.filter((row) => isInView(row, each)).length,
        }))}
      />
      <ListSearch label={words.find()} value={typed} onValueChange={writeups.find} />
      {addresses.length > 0 && (
        <Button size="small" icon={CopyIcon} onClick={() => void copy()}>
          {words.copyAddresses({ count: addresses.length })}
        </Button>
      )}
    </FilterBar>
  );
}

function NoTeams({ game, writeups }: Omit<WriteupReadingProps, 'isNarrow'>) {
  const { LL } = useLanguage();
  const words = LL.staff.writeups;
  if (writeups.typed !== '') {
    return (
      <NoMatch
        title={words.noMatch()}
        clear={LL.common.clear()}
        onClear={() => writeups.find('')}
      />
    );
  }
  return (
    <EmptyState figure={<MissingFlag />} title={words.empty()}>
      {game.writeupRequired ? words.emptyText() : words.notAsked()}
    </EmptyState>
  );
}
