import type { GameInfo } from '@halyard/sdk/types';
import { phaseOf } from '@halyard/sdk/rules';
import {
  PageHeader,
  PhaseBadge,
  Skeleton,
  useTick,
  Button,
  ButtonLink,
  IconButton,
  type MenuAction,
  Menu,
  useBelow,
} from '@halyard/ui-kit';
import { ExternalIcon, MoreIcon } from '@halyard/ui-kit/icons';
import type { ReactNode } from 'react';
import { useLive } from '../../../app/live/use-live.ts';
import { phaseText } from '../../../game/game-words.ts';
import { usePageTitle } from '../../../app/routes/page-title.ts';
import { href } from '../../../app/routes/paths.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { type GameCounts, useGameCounts } from './use-game-counts.ts';

/** A link to a related page, or an action that is rarely needed. */
type MoreEntry = Pick<MenuAction, 'icon' | 'label'> & ({ href: string } | { onSelect: () => void });

/** The staff pages of a game in the order of the tabs. */
export type StaffTab = 'info' | 'divisions' | 'challenges' | 'notices' | 'review' | 'writeups';

interface StaffGameHeaderProps {
  gameId: number;
  /** Undefined while it loads. */
  game: GameInfo | undefined;
  tab: StaffTab;
  /** Additional links and actions before the link to the public page. */
  more?: readonly MoreEntry[];
  /** Buttons at the end. */
  actions?: ReactNode;
}

const NONE: readonly MoreEntry[] = [];
const TOPICS = ['Game', 'Notice', 'Participation'] as const;

/** The header of the staff pages of a game: title, phase, tabs with counts. */
export function StaffGameHeader({ gameId, game, tab, more = NONE, actions }: StaffGameHeaderProps) {
  const { LL } = useLanguage();
  useLive(game?.id ?? 0, TOPICS);
  const counts = useGameCounts(gameId);
  usePageTitle(game && LL.staff.pageOf({ page: LL.frame.staffTabs[tab](), game: game.title }));
  return (
    <PageHeader
      title={game?.title ?? <Skeleton width="140px" />}
      crumbs={[{ href: href.staffGames(), label: LL.staff.games.title() }]}
      after={game && <Phase game={game} />}
      tabs={{ label: LL.staff.tabsLabel(), tabs: listTabs(LL, gameId, tab, counts) }}
      actions={
        <>
          <MoreLinks
            entries={[
              ...more,
              { label: LL.staff.publicPage(), href: href.game(gameId), icon: ExternalIcon },
            ]}
          />
          {actions}
        </>
      }
    />
  );
}

function Phase({ game }: { game: GameInfo }) {
  const { LL } = useLanguage();
  const label = useTick((now) => phaseText(LL, game, now));
  const phase = useTick((now) => phaseOf(game, now));
  return <PhaseBadge phase={phase} label={label} />;
}

function listTabs(LL: TranslationFunctions, gameId: number, open: StaffTab, counts: GameCounts) {
  const tab = (name: StaffTab, address: string) => ({
    href: address,
    label: LL.frame.staffTabs[name](),
    current: name === open,
  });
  const { challenges, pending } = counts;
  return [
    tab('info', href.gameInfo(gameId)),
    tab('divisions', href.divisions(gameId)),
    {
      ...tab('challenges', href.staffChallenges(gameId)),
      ...(challenges !== undefined && {
        count: { value: challenges, label: LL.staff.challengeCount({ count: challenges }) },
      }),
    },
    tab('notices', href.staffNotices(gameId)),
    {
      ...tab('review', href.review(gameId)),
      ...(pending !== undefined && {
        count: { value: pending, label: LL.staff.waitingCount({ count: pending }), hot: true },
      }),
    },
    tab('writeups', href.staffWriteups(gameId)),
  ];
}

/** Secondary links and actions of a header; in a menu below the breakpoint `lg`. */
function MoreLinks({ entries }: { entries: readonly MoreEntry[] }) {
  const { LL } = useLanguage();
  const isNarrow = useBelow('lg');
  if (!isNarrow) {
    return entries.map((entry) =>
      'href' in entry ? (
        <ButtonLink key={entry.label} variant="ghost" icon={entry.icon} href={entry.href}>
          {entry.label}
        </ButtonLink>
      ) : (
        <Button key={entry.label} variant="ghost" icon={entry.icon} onClick={entry.onSelect}>
          {entry.label}
        </Button>
      ),
    );
  }
  return (
    <Menu
      label={LL.common.more()}
      align="end"
      entries={entries}
      trigger={(props) => <IconButton {...props} icon={MoreIcon} label={LL.common.more()} />}
    />
  );
}
