import type { OperationId } from '@halyard/sdk/operations';
import type { UNIMPLEMENTED } from '../unimplemented.ts';
import { accountScenarios } from './scenarios/account.ts';
import { assetScenarios } from './scenarios/assets.ts';
import { captchaScenarios } from './scenarios/captcha.ts';
import { captureScenarios } from './scenarios/captures.ts';
import { challengeScenarios } from './scenarios/challenges.ts';
import { cheatCaseScenarios } from './scenarios/cheat-cases.ts';
import { containerScenarios } from './scenarios/containers.ts';
import { gameScenarios } from './scenarios/game.ts';
import { liveScenarios } from './scenarios/live.ts';
import { mailScenarios } from './scenarios/mail.ts';
import { monitorScenarios } from './scenarios/monitor.ts';
import { playScenarios } from './scenarios/play.ts';
import { proxyScenarios } from './scenarios/proxy.ts';
import { postScenarios } from './scenarios/posts.ts';
import type { Scenarios } from './scenarios/scenario.ts';
import { settingsScenarios } from './scenarios/settings.ts';
import { ownDataScenarios } from './scenarios/own-data.ts';
import { tokenScenarios } from './scenarios/tokens.ts';
import { siteLogScenarios } from './scenarios/site-log.ts';
import { setupScenarios } from './scenarios/setup.ts';
import { staffScenarios } from './scenarios/staff.ts';
import { auditScenarios } from './scenarios/audit.ts';
import { userScenarios } from './scenarios/users.ts';
import { teamScenarios } from './scenarios/team.ts';

type Implemented = Exclude<OperationId, (typeof UNIMPLEMENTED)[number]>;

/** One for each operation that is built: a missing one does not compile. */
export const scenarios: Required<Pick<Scenarios, Implemented>> = {
  ...accountScenarios,
  ...assetScenarios,
  ...captchaScenarios,
  ...captureScenarios,
  ...challengeScenarios,
  ...cheatCaseScenarios,
  ...containerScenarios,
  ...gameScenarios,
  ...liveScenarios,
  ...mailScenarios,
  ...monitorScenarios,
  ...playScenarios,
  ...postScenarios,
  ...proxyScenarios,
  ...setupScenarios,
  ...settingsScenarios,
  ...siteLogScenarios,
  ...ownDataScenarios,
  ...tokenScenarios,
  ...staffScenarios,
  ...auditScenarios,
  ...teamScenarios,
  ...userScenarios,
};
