import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { Card, Root, Title, Which } from './Neighbours.styles.ts';

export interface NeighboursProps {
  /** "Other posts" */
  label: string;
  /** `label` says which one it is ("Older"), `title` its name. */
  previous?: { href: string; label: string; title: string } | undefined;
  /** What comes after. */
  next?: { href: string; label: string; title: string } | undefined;
}

/** Links to what comes before and after, at the end of a page. */
export function Neighbours({ label, previous, next }: NeighboursProps) {
  const Link = useLink();
  if (!previous && !next) return null;
  return (
    <Root aria-label={label}>
      {previous && (
        <Card as={Link} href={previous.href}>
          <Which>
            <Icon icon={ArrowLeft} size={12} />
            {previous.label}
          </Which>
          <Title>{previous.title}</Title>
        </Card>
      )}
      {next && (
        <Card as={Link} href={next.href} data-at="next">
          <Which>
            {next.label}
            <Icon icon={ArrowRight} size={12} />
          </Which>
          <Title>{next.title}</Title>
        </Card>
      )}
    </Root>
  );
}
