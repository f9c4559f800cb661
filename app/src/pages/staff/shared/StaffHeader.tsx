import { PageHeader } from '@halyard/ui-kit';
import type { ReactNode } from 'react';
import { href } from '../../../app/routes/paths.ts';
import { useSiteConfig } from '../../../app/routes/page-title.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { useListAdminTeams, useListUsers } from '@halyard/sdk/react';

/** The counts of the tabs; undefined while loading, and where the server does not tell. */
interface SiteCounts {
  users: number | undefined;
  teams: number | undefined;
}

const MINUTE = 60_000;

/** They only say how much there is: not worth a second try or a request for each page. */
const QUERY = { query: { staleTime: MINUTE, refetchInterval: MINUTE, retry: false } };

/** The pages of the site's administration. */
export type SiteTab =
  | 'games'
  | 'users'
  | 'teams'
  | 'instances'
  | 'posts'
  | 'logs'
  | 'audit'
  | 'mail'
  | 'tokens'
  | 'files'
  | 'settings';

interface StaffHeaderProps {
  tab: SiteTab;
  /** Buttons and search at the end. */
  actions?: ReactNode;
}

/** The header of the pages that administer the site: tabs with counts. */
export function StaffHeader({ tab, actions }: StaffHeaderProps) {
  const { LL } = useLanguage();
  const { data: config } = useSiteConfig();
  const counts = useSiteCounts();
  const extensions: readonly string[] = config?.extensions ?? [];
  return (
    <PageHeader
      title={LL.staff.title()}
      tabs={{ label: LL.staff.siteTabs(), tabs: listTabs(LL, tab, counts, extensions) }}
      actions={actions}
    />
  );
}

function listTabs(
  LL: TranslationFunctions,
  open: SiteTab,
  { users, teams }: SiteCounts,
  extensions: readonly string[],
) {
  const { frame, staff } = LL;
  const tab = (name: SiteTab, address: string, label: string) => ({
    href: address,
    label,
    current: name === open,
  });
  const counted = (value: number | undefined, words: typeof staff.userCount) =>
    value !== undefined && { count: { value, label: words({ count: value }) } };
  return [
    tab('games', href.staffGames(), frame.games()),
    {
      ...tab('users', href.staffUsers(), frame.places.users()),
      ...counted(users, staff.userCount),
    },
    { ...tab('teams', href.staffTeams(), frame.teams()), ...counted(teams, staff.teamCount) },
    tab('instances', href.instances(), frame.places.instances()),
    tab('posts', href.posts(), frame.places.posts()),
    tab('logs', href.logs(), frame.places.logs()),
    ...(extensions.includes('audit') ? [tab('audit', href.audit(), frame.places.audit())] : []),
    ...(extensions.includes('mail') ? [tab('mail', href.mail(), frame.places.mail())] : []),
    tab('tokens', href.tokens(), frame.places.tokens()),
    tab('files', href.files(), frame.places.files()),
    tab('settings', href.settings(), frame.places.settings()),
  ];
}

/** Counts what the site has. */
function useSiteCounts(): SiteCounts {
  const { data: users } = useListUsers({ count: 0 }, QUERY);
  const { data: teams } = useListAdminTeams({ count: 0 }, QUERY);
  return { users: users?.total, teams: teams?.total };
}
