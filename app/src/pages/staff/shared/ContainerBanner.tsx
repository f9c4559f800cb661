import { Banner, Link } from '@halyard/ui-kit';
import { hasRole } from '@halyard/sdk/rules';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { href } from '../../../app/routes/paths.ts';
import { useProfile } from '../../../app/session/session.ts';
import { useContainerState } from './use-container-state.ts';

/** Warns on every page of staff that the site is a copy of another one, or that containers may attack the machine that runs them. */
export function ContainerBanner() {
  const { LL } = useLanguage();
  const words = LL.staff.isolation;
  const profile = useProfile() ?? null;
  const state = useContainerState();
  if (!state?.isolation) return null;
  const { holder, isolation, isolationRequired } = state;
  const isCopy = holder === 'Elsewhere';
  const isExposed = isolation === 'Exposed';
  if (!isCopy && isolationRequired && !isExposed) return null;
  const text = isCopy
    ? words.copy()
    : isolationRequired
      ? words.exposed()
      : isExposed
        ? words.allowedExposed()
        : words.allowed();
  return (
    <Banner
      tone={isCopy || isExposed ? 'danger' : 'warn'}
      edge
      {...(hasRole(profile, 'Admin') && {
        action: <Link href={`${href.settings()}#state`}>{words.toState()}</Link>,
      })}
    >
      {text}
    </Banner>
  );
}
