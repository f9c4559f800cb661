import { useLanguage } from '../../i18n/i18n.tsx';
import { MissingPage } from './MissingPage.tsx';

/** The address names a game that is not there, or not for this visitor. */
export function MissingGamePage({ name }: { name: string }) {
  const { LL } = useLanguage();
  return <MissingPage title={LL.frame.missingGame({ name })} lead={LL.frame.missingGameText()} />;
}
