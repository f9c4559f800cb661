import { copyText, toast } from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';
import type { PaletteEntry } from './palette-entry.ts';

/** What can be done with any place, behind Tab. */
export function usePlaceActions() {
  const { LL } = useLanguage();
  const words = LL.frame.palette;
  return (href: string): Pick<PaletteEntry, 'href' | 'actions' | 'acts'> => ({
    href,
    actions: [
      { id: 'tab', label: words.newTab() },
      { id: 'link', label: words.copyLink() },
    ],
    acts: {
      tab: () => openTab(href),
      link() {
        void copyText(new URL(href, window.location.href).href);
        toast({ tone: 'ok', title: words.linkCopied() });
      },
    },
  });
}

/** Opens a place of the site beside this one. */
export function openTab(href: string): void {
  window.open(href, '_blank', 'noopener');
}
