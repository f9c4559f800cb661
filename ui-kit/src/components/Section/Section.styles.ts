import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { snippet } from '../../tokens/snippets.ts';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Root = styled.section`
  min-width: 0;
  scroll-margin-block-start: calc(var(--frame-top, 0px) + 16px);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  min-height: 28px;
  margin-bottom: 8px;
  h2,
  h3,
  h4 {
    ${text.t14}
    font-weight: 600;
  }
`;

export const Note = styled.span`
  ${text.t12}
  ${text.figures}
  color: ${color.faint};
`;

export const End = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-inline-start: auto;
`;

export const More = styled.a`
  ${text.t13}
  ${snippet.target}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${color.muted};
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
`;
