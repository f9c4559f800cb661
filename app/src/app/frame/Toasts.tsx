import { ToastStack } from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';

/** Where `toast()` of the kit shows its messages. */
export function Toasts() {
  const { LL } = useLanguage();
  return <ToastStack label={LL.frame.messages()} />;
}
