import { useLanguage } from '../../i18n/i18n.tsx';
import { MissingPage } from './MissingPage.tsx';

/** Shown for a game that does not exist or is hidden from the user. */
export function MissingGamePage({ name }: { name: string }) {
  const { LL } = useLanguage();
  return <MissingPage title={LL.frame.missingGame({ name })} lead={LL.frame.missingGameText()} />;
}
