import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: 0 8px;
  padding-block: 12px;
  padding-inline: 0 8px;
  border-radius: ${radius.control};

  /* A line between rows. */
  & + & {
    box-shadow: 0 -1px ${color.lineRow};
  }
  &[data-look='card'] {
    grid-template-columns: minmax(0, 1fr);
    padding: 12px 14px;
    border: 1px solid ${color.line};
    background: ${color.surface};
  }
  ${media.hover} {
    &[data-look='row']:hover {
      background: ${color.hover};
    }
    &:not(:hover, :focus-within) [data-part='actions'] {
      opacity: 0;
    }
  }
`;

export const Gutter = styled.span`
  display: grid;
  place-items: start center;
  padding-block-start: 7px;
`;

export const Body = styled.div`
  min-width: 0;
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 20px;

  & > svg {
    flex: none;
    color: ${color.muted};
  }
`;

export const Title = styled.h3`
  ${text.t14}
  ${text.cut}
  flex: 1;
  font-weight: 600;

  /* Makes the whole row a link. */
  & > a {
    color: inherit;
  }
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
`;

export const Actions = styled.span`
  position: relative;
  z-index: 1;
  display: inline-flex;
  margin-block: -4px;
`;

export const When = styled.time`
  ${text.t12}
  ${text.figures}
  flex: none;
  color: ${color.faint};

  article:hover & {
    color: ${color.muted};
  }
`;

export const Summary = styled.p`
  ${text.t13}
  display: -webkit-box;
  max-width: 680px;
  margin-block: 2px 4px;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: ${color.muted};

  [data-look='card'] & {
    -webkit-line-clamp: 4;
  }
`;

/** Above the link that covers the row. */
export const TagLink = styled.span`
  position: relative;
  z-index: 1;
  overflow-wrap: anywhere;
`;

export const Facts = styled.div`
  ${text.t12}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  color: ${color.muted};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: 5px;
  }
`;
