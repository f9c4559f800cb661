import { useLanguage } from '../../i18n/i18n.tsx';
import { MissingPage } from './MissingPage.tsx';

/** Shown for a post that does not exist. */
export function MissingPostPage() {
  const { LL } = useLanguage();
  return <MissingPage title={LL.posts.missing()} lead={LL.posts.missingText()} />;
}
