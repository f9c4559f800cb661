import { ArrowLeft, ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, motion, radius } from '../../tokens/tokens.ts';

export interface NeighboursProps {
  /** "Other posts" */
  label: string;
  /** `label` says which one it is ("Older"), `title` its name. */
  previous?: { href: string; label: string; title: string } | undefined;
  /** What comes after. */
  next?: { href: string; label: string; title: string } | undefined;
}

const Root = styled.nav`
  display: grid;
  gap: 12px;
  padding-block-start: 16px;
  border-block-start: 1px solid ${color.line};

  ${media.sm} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  @media print {
    display: none;
  }
`;

const Card = styled.a`
  display: grid;
  gap: 4px;
  padding: 10px 14px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  transition: border-color ${motion.fast};

  ${media.hover} {
    &:hover {
      border-color: ${color.lineStrong};
    }
  }
  &[data-at='next'] {
    grid-column: -2 / -1;
    justify-items: end;
    text-align: end;
  }
`;

const Which = styled.span`
  ${text.t12}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${color.faint};
`;

const Title = styled.span`
  ${text.t13}
  font-weight: 500;
  overflow-wrap: anywhere;
`;

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
