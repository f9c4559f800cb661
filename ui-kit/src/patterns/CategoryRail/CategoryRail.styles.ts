import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, motion, radius } from '../../tokens/tokens.ts';

export const Heading = styled.h2`
  margin: 0 8px 8px;
  ${text.t12}
  font-weight: 500;
  color: ${color.faint};
`;

export const Filters = styled.div`
  margin-top: 20px;
`;

/** A filter with its count. */
export const Filter = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  min-height: 32px;
  padding: 0 8px;
  color: ${color.muted};

  ${media.coarse} {
    min-height: 44px;
  }
`;

export const FilterCount = styled.span`
  ${text.t12}
  ${text.figures}
  color: ${color.faint};
`;

/** Rendered as the app's link. */
export const Entry = styled.a`
  display: flex;
  align-items: center;
  gap: 10px;
  height: 32px;
  padding: 0 8px;
  border-radius: ${radius.small};
  ${text.t14}
  color: ${color.muted};
  transition: background ${motion.fast};

  ${media.coarse} {
    height: 44px;
  }
  ${media.hover} {
    &:hover {
      background: ${color.hover};
      color: ${color.text};
    }
  }
  &[aria-current] {
    background: ${color.raised};
    font-weight: 500;
    color: ${color.text};
  }
`;

export const Name = styled.span`
  ${text.cut}
`;

export const Count = styled.span`
  margin-inline-start: auto;
  ${text.t12}
  ${text.figures}
  color: ${color.faint};

  ${Entry}:hover &,
  ${Entry}[aria-current] & {
    color: ${color.muted};
  }
`;

export const AllMark = styled.svg`
  stroke: ${color.muted};
  stroke-width: 1.6;
  stroke-linecap: round;
`;
