import { ToastStack } from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';

/** Renders the messages of the kit's `toast()`. */
export function Toasts() {
  const { LL } = useLanguage();
  return <ToastStack label={LL.frame.messages()} />;
}
