import type { Board, BoardTeam } from '@halyard/sdk/types';
import {
  Button,
  FilterChip,
  Icon,
  Row,
  SearchField,
  Segmented,
  Select,
  Text,
} from '@halyard/ui-kit';
import { CollapseIcon, ExpandIcon, ProjectIcon, WatchIcon } from '@halyard/ui-kit/icons';
import { Freshness } from '../../../app/live/Freshness.tsx';
import { useKeysOf } from '../../../app/shortcuts/use-shortcuts.ts';
import { useSearchKey } from '../../../app/shortcuts/use-search-key.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import type { useScoreAddress } from './score-address.ts';

interface ScoreBarProps {
  gameId: number;
  board: Board;
  /** The teams of an export. */
  shown: readonly BoardTeam[];
  address: ReturnType<typeof useScoreAddress>;
  /** How many teams of the board this device watches. */
  watchedCount: number;
  /** Rows instead of the matrix. */
  isPhone: boolean;
  isLive: boolean;
  /** Nothing can change any more. */
  isFinal: boolean;
  /** The last request has failed: a note above says how old the data is. */
  isStale: boolean;
  /** Scrolls to the row of the user's own team; undefined without one. */
  onJump: (() => void) | undefined;
}

/** The bar above the scoreboard: search, division, view and live status. */
export function ScoreBar(props: ScoreBarProps) {
  const { LL } = useLanguage();
  const { gameId, board, shown, address, isPhone, onJump } = props;
  const { view, change } = address;
  const field = useSearchKey();
  const ownRow = useKeysOf('ownRow');
  const words = LL.scoreboard;
  return (
    <>
      <Row grow maxWidth={isPhone ? 640 : 240}>
        <SearchField
          ref={field}
          label={words.find()}
          placeholder={words.find()}
          value={view.search}
          onValueChange={(q) => change({ q })}
          kbd={useKeysOf('search')}
        />
      </Row>
      <Divisions board={board} address={address} />
      <Watched count={props.watchedCount} address={address} />
      {!isPhone && (
        <Segmented
          label={words.view()}
          value={view.view}
          onValueChange={(next) => change({ view: next === 'matrix' ? null : next })}
          options={[
            { value: 'matrix', label: words.matrix() },
            { value: 'compact', label: words.compact() },
          ]}
        />
      )}
      {!isPhone && (
        <Button
          variant="ghost"
          icon={view.hasChart ? CollapseIcon : ExpandIcon}
          aria-expanded={view.hasChart}
          onClick={() => change({ chart: view.hasChart ? 'off' : null })}
        >
          {words.chart()}
        </Button>
      )}
      {!isPhone && (
        <Row grow justify="end" gap={16}>
          {!props.isStale && <Updated isLive={props.isLive} isFinal={props.isFinal} />}
          {onJump && (
            <Button variant="ghost" kbd={ownRow} onClick={onJump}>
              {words.jump()}
            </Button>
          )}
          <Button icon={ProjectIcon} onClick={address.present}>
            {words.projector.open()}
          </Button>
          <ExportMenu {...{ gameId, board, shown }} divisionId={view.divisionId} />
        </Row>
      )}
    </>
  );
}

/** More divisions than this are offered in a select. */
const MAX_SEGMENTS = 3;

function Divisions({ board, address }: Pick<ScoreBarProps, 'board' | 'address'>) {
  const { LL } = useLanguage();
  const { view, change } = address;
  if (board.divisions.length === 0) return null;
  const control = {
    label: LL.scoreboard.division(),
    value: view.divisionId === null ? 'all' : String(view.divisionId),
    onValueChange: (id: string) => change({ division: id === 'all' ? null : id }),
    options: [
      { value: 'all', label: LL.scoreboard.all() },
      ...board.divisions.map(({ id, name }) => ({ value: String(id), label: name })),
    ],
  };
  return board.divisions.length > MAX_SEGMENTS ? (
    <Select {...control} />
  ) : (
    <Segmented {...control} />
  );
}

/** Shows the watched teams only; not there before a team is watched. */
function Watched({ count, address }: Pick<ScoreBarProps, 'address'> & { count: number }) {
  const { LL } = useLanguage();
  const { isWatched } = address.view;
  if (count === 0 && !isWatched) return null;
  return (
    <FilterChip
      label={LL.scoreboard.watched()}
      value={LL.common.number({ value: count })}
      glyph={<Icon icon={WatchIcon} size={14} />}
      active={isWatched}
      aria-pressed={isWatched}
      onClick={() => address.change({ watched: isWatched ? null : '1' })}
    />
  );
}

function Updated({ isLive, isFinal }: Pick<ScoreBarProps, 'isLive' | 'isFinal'>) {
  const { LL } = useLanguage();
  if (isLive) return <Freshness />;
  if (!isFinal) return null;
  return (
    <Text size={12} tone="faint">
      {LL.scoreboard.final()}
    </Text>
  );
}
