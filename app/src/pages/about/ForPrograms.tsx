import { ButtonLink } from '@halyard/ui-kit';
import { DownloadIcon, ExternalIcon } from '@halyard/ui-kit/icons';
import { API_REFERENCE, SDK_PACKAGE } from '../../app/routes/paths.ts';
import { useLanguage } from '../../i18n/i18n.tsx';

/** Links to the API reference and to the SDK of this server. */
export function ForPrograms() {
  const { LL } = useLanguage();
  return (
    <>
      <ButtonLink icon={ExternalIcon} href={API_REFERENCE}>
        {LL.about.reference()}
      </ButtonLink>
      <ButtonLink icon={DownloadIcon} href={SDK_PACKAGE}>
        {LL.about.sdk()}
      </ButtonLink>
    </>
  );
}
