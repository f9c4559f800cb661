import { schemas } from '@halyard/sdk/operations';
import { AppError } from '../../domain/app-error.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { DEFAULT_LANGUAGE } from '../../sentences/negotiate.ts';
import type { SentenceKey } from '../../sentences/sentence-keys.ts';
import { sentence } from '../../sentences/sentence.ts';
import type { AccountInput } from '../accounts/public.ts';
import {
  addConfiguredAdministrator,
  type ConfiguredSite,
  makeSetupToken,
  type SetupDeps,
} from './service.ts';

export interface PrepareSetupDeps extends SetupDeps {
  /** From the environment, for unattended installs. */
  admin: { email: string; password: string; name: string } | undefined;
  /** Title of the site that `admin` sets up. */
  siteTitle: string | undefined;
  /** Where a browser opens the server, e.g. http://localhost:8080. */
  baseUrl: string;
}

/** Which setting is at fault; the rest is a fault of ours. */
const SETTINGS: Partial<Record<SentenceKey, string>> = {
  USER_NAME_INVALID: 'ADMIN_NAME',
  USER_NAME_TAKEN: 'ADMIN_NAME',
  VALIDATION_FAILED: 'ADMIN_EMAIL',
  EMAIL_TAKEN: 'ADMIN_EMAIL',
  PASSWORD_TOO_WEAK: 'ADMIN_PASSWORD',
};

/**
 * Sees at every start to it that the site gets its first administrator: makes the one that the
 * environment names, or a one-time link to print. Null when there is nothing to do.
 * @throws StartupError when the environment's values cannot be used
 */
export async function prepareSetup(deps: PrepareSetupDeps): Promise<{ link: string } | null> {
  if (deps.admin) {
    const { name, email, password } = deps.admin;
    checkTitle(deps.siteTitle);
    await addAdministrator(deps, { userName: name, email, password, title: deps.siteTitle });
    return null;
  }
  const token = await makeSetupToken(deps);
  return token === null ? null : { link: `${deps.baseUrl}/setup#token=${token}` };
}

async function addAdministrator(deps: SetupDeps, input: ConfiguredSite): Promise<void> {
  try {
    checkLengths(input);
    await addConfiguredAdministrator(deps, input);
  } catch (error) {
    const setting = error instanceof AppError ? SETTINGS[error.code] : undefined;
    if (!(error instanceof AppError) || setting === undefined) throw error;
    throw new StartupError(`${setting}: ${sentence(DEFAULT_LANGUAGE, error.code)}`, {
      cause: error,
    });
  }
}

/** What the schema does for the same fields of a request. */
function checkLengths({ userName, email }: AccountInput): void {
  const { shape } = schemas.RegisterBody;
  if (!shape.userName.safeParse(userName).success) throw new AppError('USER_NAME_INVALID');
  if (!shape.email.safeParse(email).success) throw new AppError('VALIDATION_FAILED');
}

function checkTitle(title: string | undefined): void {
  const parsed = schemas.CompleteSetupBody.shape.title.safeParse(title);
  const reason = parsed.error?.issues[0]?.message;
  if (reason !== undefined) throw new StartupError(`SITE_TITLE: ${reason}`);
}
