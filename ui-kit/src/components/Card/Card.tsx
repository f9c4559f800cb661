import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLink } from '../../provider/KitProvider.tsx';
import { media } from '../../tokens/media.ts';
import { color, motion, radius } from '../../tokens/tokens.ts';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'className'> {
  /** Element to render when the card is not a link. Default `div`. */
  as?: ElementType;
  /** Makes the whole card a link. */
  href?: string;
  /** Highlights the edge: the card is selected, open, or the viewer's own. */
  selected?: boolean;
  /** Padding in px; 0 for lists that run to the edge. Default 16. */
  pad?: 0 | 12 | 16 | 20;
  /** Any content. */
  children?: ReactNode;
}

const Root = styled.div`
  display: block;
  min-width: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  &[data-pad='0'] {
    overflow: hidden;
  }
  &[data-pad='12'] {
    padding: 12px;
  }
  &[data-pad='16'] {
    padding: 16px;
  }
  &[data-pad='20'] {
    padding: 20px;
  }
  &[data-link] {
    transition: border-color ${motion.fast};
  }
  ${media.hover} {
    &[data-link]:hover {
      border-color: ${color.lineStrong};
      background: linear-gradient(${color.hover}, ${color.hover}) ${color.surface};
    }
  }
  &[data-link]:active {
    background: linear-gradient(${color.press}, ${color.press}) ${color.surface};
  }
  &[data-selected] {
    border-color: ${color.brandStrong};
    box-shadow: inset 0 0 0 1px ${color.brandStrong};
  }
`;

/** A surface with a border. */
export function Card({ as = 'div', href, selected, pad = 16, ...rest }: CardProps) {
  const Link = useLink();
  return (
    <Root
      as={href === undefined ? as : Link}
      data-pad={pad}
      data-selected={selected || undefined}
      {...(href === undefined ? {} : { href, 'data-link': true })}
      {...rest}
    />
  );
}
