import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, radius, space } from '../../tokens/tokens.ts';

export const Page = styled.section`
  display: grid;
  gap: ${space[24]};
  width: 100%;
  max-width: calc(860px + 2 * var(--hy-page-inset));
  margin: auto;
  padding: ${space[24]} var(--hy-page-inset);

  ${media.sm} {
    &[data-figure] {
      grid-template-columns: 96px minmax(0, 1fr);
      gap: ${space[32]};
    }
  }
`;

/** Hidden where there is no room next to the text. */
export const Figure = styled.div`
  display: none;
  ${media.sm} {
    display: block;
  }
`;

export const Column = styled.div`
  min-width: 0;
`;

export const Kicker = styled.p`
  margin-block-end: 6px;
  color: ${color.faint};
  overflow-wrap: anywhere;
  ${text.m13}
`;

export const Title = styled.h1`
  overflow-wrap: anywhere;
  ${text.t28}
`;

export const Lead = styled.p`
  max-width: 560px;
  margin-block: 6px 18px;
  color: ${color.muted};
`;

export const Details = styled.div`
  position: relative;
  margin-block-start: 10px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
`;

export const Trace = styled.pre`
  max-height: 252px;
  padding: 12px 16px;
  overflow: auto;
  border-radius: inherit;
  color: ${color.muted};
  ${text.m12}
  line-height: 20px;
  white-space: pre;

  & > b {
    color: ${color.text};
    font-weight: 500;
  }
`;

/** Over the box where lines are short enough, else below. */
export const Corner = styled.div`
  padding: 0 8px 8px;

  ${media.sm} {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-end: 8px;
    padding: 0;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-block-start: 16px;
`;

export const Report = styled.span`
  margin-inline-start: auto;
  color: ${color.faint};
  ${text.t12}
`;
