import { Button, IconButton, Menu, PageHeader, Row, Skeleton, useBelow } from '@halyard/ui-kit';
import { DownloadIcon } from '@halyard/ui-kit/icons';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../app/routes/page-title.ts';
import { href } from '../../../app/routes/paths.ts';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { download } from '../shared/download.ts';
import type { Monitor } from './use-monitor.ts';

export type MonitorTab = 'events' | 'submissions' | 'cheats' | 'traffic' | 'statistics';

interface MonitorHeaderProps {
  monitor: Pick<Monitor, 'gameId' | 'game' | 'hasStarted'>;
  tab: MonitorTab;
  /** Before the spreadsheets. */
  children?: ReactNode;
}

/** The header of the pages with which monitors watch a game. */
export function MonitorHeader({ monitor, tab, children }: MonitorHeaderProps) {
  const { LL } = useLanguage();
  const { gameId, game, hasStarted } = monitor;
  const words = LL.staff.monitor;
  const hasStatistics = useExtension('statistics');
  usePageTitle(game && LL.staff.pageOf({ page: LL.frame.places[tab](), game: game.title }));
  const tabOf = (name: MonitorTab, address: string) => ({
    href: address,
    label: LL.frame.places[name](),
    current: name === tab,
  });
  return (
    <PageHeader
      title={game?.title ?? <Skeleton width="140px" />}
      crumbs={[{ href: href.game(gameId), label: LL.game.information() }]}
      tabs={{
        label: words.tabs(),
        tabs: [
          tabOf('events', href.monitorEvents(gameId)),
          tabOf('submissions', href.monitorSubmissions(gameId)),
          tabOf('cheats', href.cheats(gameId)),
          tabOf('traffic', href.traffic(gameId)),
          ...(hasStatistics ? [tabOf('statistics', href.statistics(gameId))] : []),
        ],
      }}
      actions={
        <Row gap={12}>
          {children}
          {hasStarted && <Sheets gameId={gameId} />}
        </Row>
      }
    />
  );
}

/** Downloads of the spreadsheets; an icon where there is little room. */
function Sheets({ gameId }: { gameId: number }) {
  const { LL } = useLanguage();
  const isNarrow = useBelow('md');
  const words = LL.staff.monitor;
  return (
    <Menu
      label={words.sheets()}
      align="end"
      entries={[
        {
          label: words.scoreboardSheet(),
          icon: DownloadIcon,
          onSelect: () => download(`/api/game/${gameId}/scoreboardsheet`),
        },
        {
          label: words.submissionSheet(),
          icon: DownloadIcon,
          onSelect: () => download(`/api/game/${gameId}/submissionsheet`),
        },
      ]}
      trigger={(props) =>
        isNarrow ? (
          <IconButton {...props} icon={DownloadIcon} label={words.sheets()} />
        ) : (
          <Button {...props} size="small" icon={DownloadIcon}>
            {words.sheets()}
          </Button>
        )
      }
    />
  );
}
