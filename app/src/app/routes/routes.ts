/* oxlint-disable eslint/no-restricted-imports -- the route table is the one module that knows the pages */
import { withTexts } from '../language/with-texts.ts';
import { lazyComponent, RenderNothing } from '@halyard/ui-kit';
import { lazyPage } from '../errors/PageErrorBoundary.tsx';
import { paths } from './paths.ts';
import { route, type RouteEntry, staffRoute } from './route-entry.ts';

/** All routes; the first that matches wins. */
export const routes: readonly RouteEntry[] = [
  route(
    paths.home,
    () => import('../../pages/home/HomePage.tsx').then((page) => page.HomePage),
    (LL) => LL.frame.home(),
  ),
  route(
    paths.setup,
    () => import('../../pages/setup/SetupPage.tsx').then((page) => page.SetupPage),
    (LL) => LL.frame.places.setup(),
    { frame: 'none', area: 'staff' },
  ),
  route(
    paths.login,
    () => import('../../pages/account/LoginPage.tsx').then((page) => page.LoginPage),
    (LL) => LL.frame.signIn(),
    { frame: 'none' },
  ),
  route(
    paths.register,
    () => import('../../pages/account/RegisterPage.tsx').then((page) => page.RegisterPage),
    (LL) => LL.frame.register(),
    { frame: 'none' },
  ),
  route(
    paths.recovery,
    () => import('../../pages/account/RecoveryPage.tsx').then((page) => page.RecoveryPage),
    (LL) => LL.frame.places.recovery(),
    { frame: 'none' },
  ),
  route(
    paths.reset,
    () => import('../../pages/account/ResetPage.tsx').then((page) => page.ResetPage),
    (LL) => LL.frame.places.reset(),
    { frame: 'none' },
  ),
  route(
    paths.verify,
    () => import('../../pages/account/VerifyPage.tsx').then((page) => page.VerifyPage),
    (LL) => LL.frame.places.verify(),
    { frame: 'none' },
  ),
  route(
    paths.confirm,
    () => import('../../pages/account/ConfirmPage.tsx').then((page) => page.ConfirmPage),
    (LL) => LL.frame.places.confirm(),
    { frame: 'none' },
  ),
  route(
    paths.profile,
    () => import('../../pages/account/profile/ProfilePage.tsx').then((page) => page.ProfilePage),
    (LL) => LL.profile.title(),
    { role: 'User' },
  ),
  route(
    paths.teams,
    () => import('../../pages/teams/TeamsPage.tsx').then((page) => page.TeamsPage),
    (LL) => LL.frame.teams(),
    { role: 'User', area: 'player' },
  ),
  route(
    paths.posts,
    () => import('../../pages/posts/PostsPage.tsx').then((page) => page.PostsPage),
    (LL) => LL.frame.places.posts(),
  ),
  route(
    paths.post,
    () => import('../../pages/posts/PostPage.tsx').then((page) => page.PostPage),
    (LL) => LL.frame.places.post(),
  ),
  staffRoute(
    paths.postEdit,
    () => import('../../pages/staff/post/PostEditPage.tsx').then((page) => page.PostEditPage),
    (LL) => LL.frame.places.editPost(),
  ),
  route(
    paths.about,
    () => import('../../pages/about/AboutPage.tsx').then((page) => page.AboutPage),
    (LL) => LL.frame.places.about(),
  ),
  route(
    paths.games,
    () => import('../../pages/games/GamesPage.tsx').then((page) => page.GamesPage),
    (LL) => LL.frame.games(),
  ),
  route(
    paths.game,
    () => import('../../pages/game/GamePage.tsx').then((page) => page.GamePage),
    (LL) => LL.frame.places.game(),
    { area: 'player' },
  ),
  route(
    paths.challenges,
    () =>
      import('../../pages/game/challenges/ChallengesPage.tsx').then((page) => page.ChallengesPage),
    (LL) => LL.frame.places.challenges(),
    { role: 'User', area: 'player' },
  ),
  route(
    paths.scoreboard,
    () =>
      import('../../pages/game/scoreboard/ScoreboardPage.tsx').then((page) => page.ScoreboardPage),
    (LL) => LL.frame.places.scoreboard(),
    { area: 'player', isPresentable: true },
  ),
  route(
    paths.writeup,
    () => import('../../pages/game/writeup/WriteupPage.tsx').then((page) => page.WriteupPage),
    (LL) => LL.frame.places.writeup(),
    { role: 'User', area: 'player' },
  ),
  staffRoute(
    paths.staffGames,
    () => import('../../pages/staff/games/GamesPage.tsx').then((page) => page.GamesPage),
    (LL) => LL.frame.staff(),
  ),
  staffRoute(
    paths.staffTeams,
    () => import('../../pages/staff/teams/TeamsPage.tsx').then((page) => page.TeamsPage),
    (LL) => LL.frame.teams(),
  ),
  staffRoute(
    paths.gameInfo,
    () => import('../../pages/staff/info/GameInfoPage.tsx').then((page) => page.GameInfoPage),
    (LL) => LL.frame.staffTabs.info(),
  ),
  staffRoute(
    paths.divisions,
    () =>
      import('../../pages/staff/divisions/DivisionsPage.tsx').then((page) => page.DivisionsPage),
    (LL) => LL.frame.staffTabs.divisions(),
  ),
  staffRoute(
    paths.staffChallenges,
    () =>
      import('../../pages/staff/challenges/ChallengesPage.tsx').then((page) => page.ChallengesPage),
    (LL) => LL.frame.staffTabs.challenges(),
  ),
  staffRoute(
    paths.challengeEdit,
    () =>
      import('../../pages/staff/challenge/ChallengeEditPage.tsx').then(
        (page) => page.ChallengeEditPage,
      ),
    (LL) => LL.frame.staff(),
  ),
  staffRoute(
    paths.challengeFlags,
    () =>
      import('../../pages/staff/challenge/ChallengeFlagsPage.tsx').then(
        (page) => page.ChallengeFlagsPage,
      ),
    (LL) => LL.frame.places.flags(),
  ),
  staffRoute(
    paths.staffNotices,
    () => import('../../pages/staff/notices/NoticesPage.tsx').then((page) => page.NoticesPage),
    (LL) => LL.frame.staffTabs.notices(),
  ),
  staffRoute(
    paths.review,
    () => import('../../pages/staff/review/ReviewPage.tsx').then((page) => page.ReviewPage),
    (LL) => LL.frame.staffTabs.review(),
  ),
  staffRoute(
    paths.staffWriteups,
    () => import('../../pages/staff/writeups/WriteupsPage.tsx').then((page) => page.WriteupsPage),
    (LL) => LL.frame.staffTabs.writeups(),
  ),
  staffRoute(
    paths.logs,
    () => import('../../pages/staff/logs/LogsPage.tsx').then((page) => page.LogsPage),
    (LL) => LL.frame.places.logs(),
  ),
  staffRoute(
    paths.tokens,
    () => import('../../pages/staff/tokens/TokensPage.tsx').then((page) => page.TokensPage),
    (LL) => LL.frame.places.tokens(),
  ),
  staffRoute(
    paths.files,
    () => import('../../pages/staff/files/FilesPage.tsx').then((page) => page.FilesPage),
    (LL) => LL.frame.places.files(),
  ),
  staffRoute(
    paths.settings,
    () => import('../../pages/staff/settings/SettingsPage.tsx').then((page) => page.SettingsPage),
    (LL) => LL.frame.places.settings(),
  ),
  staffRoute(
    paths.staffUsers,
    () => import('../../pages/staff/users/UsersPage.tsx').then((page) => page.UsersPage),
    (LL) => LL.frame.places.users(),
  ),
  staffRoute(
    paths.audit,
    () => import('../../pages/staff/audit/AuditPage.tsx').then((page) => page.AuditPage),
    (LL) => LL.frame.places.audit(),
  ),
  staffRoute(
    paths.instances,
    () =>
      import('../../pages/staff/instances/InstancesPage.tsx').then((page) => page.InstancesPage),
    (LL) => LL.frame.places.instances(),
  ),
  staffRoute(
    paths.mail,
    () => import('../../pages/staff/mail/MailPage.tsx').then((page) => page.MailPage),
    (LL) => LL.frame.places.mail(),
  ),
  staffRoute(
    paths.monitorEvents,
    () =>
      import('../../pages/staff/monitor/MonitorEventsPage.tsx').then(
        (page) => page.MonitorEventsPage,
      ),
    (LL) => LL.frame.places.events(),
    'Monitor',
  ),
  staffRoute(
    paths.monitorSubmissions,
    () =>
      import('../../pages/staff/monitor/MonitorSubmissionsPage.tsx').then(
        (page) => page.MonitorSubmissionsPage,
      ),
    (LL) => LL.frame.places.submissions(),
    'Monitor',
  ),
  staffRoute(
    paths.cheats,
    () => import('../../pages/staff/monitor/CheatInfoPage.tsx').then((page) => page.CheatInfoPage),
    (LL) => LL.frame.places.cheats(),
    'Monitor',
  ),
  staffRoute(
    paths.statistics,
    () =>
      import('../../pages/staff/statistics/StatisticsPage.tsx').then((page) => page.StatisticsPage),
    (LL) => LL.frame.places.statistics(),
    'Monitor',
  ),
  staffRoute(
    paths.traffic,
    () => import('../../pages/staff/traffic/TrafficPage.tsx').then((page) => page.TrafficPage),
    (LL) => LL.frame.places.traffic(),
    'Monitor',
  ),
];

/** Shown for an address that matches no route. */
export const NotFoundPage = lazyPage(
  async () => (await import('../../pages/missing/NotFoundPage.tsx')).NotFoundPage,
  (LL) => LL.frame.notFoundPage(),
);

/** Shown instead of every page while the password is one that an administrator has given. */
export const OwnPasswordPage = lazyPage(
  async () => (await import('../../pages/account/OwnPasswordPage.tsx')).OwnPasswordPage,
  (LL) => LL.account.ownPassword.title(),
);

/** Bottom bar of narrow windows inside a game. */
export const GameBar = lazyComponent(
  withTexts('player', async () => (await import('../../pages/game/frame/GameBar.tsx')).GameBar),
  ({ props }) => props.fallback,
);

/** Above the pages of staff. */
export const ContainerBanner = lazyComponent(
  withTexts(
    'staff',
    async () => (await import('../../pages/staff/shared/ContainerBanner.tsx')).ContainerBanner,
  ),
  RenderNothing,
);
