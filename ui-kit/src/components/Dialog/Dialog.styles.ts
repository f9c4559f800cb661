import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, space } from '../../tokens/tokens.ts';

/** A form or a div; the part that scrolls between title and buttons. */
export const Frame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

export const Head = styled.header`
  padding: 18px ${space[20]} 0;

  &[data-closable] {
    padding-inline-end: 56px;
  }
`;

export const Title = styled.h2`
  ${text.t20}

  /* A question, not a form. */
  [data-size='small'] & {
    ${text.t16}
  }
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[12]};
  min-height: 0;
  padding: ${space[12]} ${space[20]} ${space[20]};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Description = styled.p`
  color: ${color.muted};
  ${text.t13}
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  justify-content: flex-end;
  padding: ${space[12]} ${space[20]};
  border-block-start: 1px solid light-dark(${color.line}, ${color.lineStrong});
`;

/** The close button: last in the tab order, at the top visually. */
export const Corner = styled.div`
  position: absolute;
  inset-block-start: 12px;
  inset-inline-end: 12px;
`;
