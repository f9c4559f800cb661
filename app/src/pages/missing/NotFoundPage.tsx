import { useLanguage } from '../../i18n/i18n.tsx';
import { MissingPage } from './MissingPage.tsx';

/** Shown for an address that matches no route. */
export function NotFoundPage() {
  const { LL } = useLanguage();
  return <MissingPage title={LL.frame.notFoundTitle()} lead={LL.frame.notFoundText()} />;
}
