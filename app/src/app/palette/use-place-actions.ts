import { copyText, toast } from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';
import type { PaletteEntry } from './palette-entry.ts';

/** Actions of every entry that has an address, listed by Tab. */
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

/** Opens an address of the site in a new tab. */
export function openTab(href: string): void {
  window.open(href, '_blank', 'noopener');
}
