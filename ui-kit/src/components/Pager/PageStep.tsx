import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels, useLink } from '../../provider/KitProvider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PageLink } from './Pager.styles.ts';

const steps = {
  prev: { icon: ChevronLeft, label: 'previous' },
  next: { icon: ChevronRight, label: 'next' },
} as const;

/** Previous or next page; disabled without an address. */
export function PageStep({ to, href }: { to: 'prev' | 'next'; href: string | undefined }) {
  const KitLink = useLink();
  const { icon, label } = steps[to];
  const name = useLabels()[label];
  return href === undefined ? (
    <IconButton size="small" icon={icon} label={name} disabled />
  ) : (
    <PageLink
      as={KitLink}
      href={href}
      rel={to}
      aria-label={name}
      data-variant="ghost"
      data-size="small"
    >
      <Icon icon={icon} size={14} />
    </PageLink>
  );
}
