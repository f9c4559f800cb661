import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, pageInset } from '../../tokens/tokens.ts';

export const Root = styled.article`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 100%;
`;

export const Body = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: 16px;
  padding: 20px ${pageInset} 24px;
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 8px 16px;

  & > :first-child {
    flex: 1 1 260px;
    min-width: 0;
  }
  h2 {
    ${text.t20}
    overflow-wrap: anywhere;
  }
  p {
    ${text.t13}
    ${text.figures}
    color: ${color.muted};
  }
`;

export const Teams = styled.div`
  display: grid;
  gap: 8px;
  align-items: center;

  & > svg {
    justify-self: center;
    color: ${color.danger};
    transform: rotate(90deg);
  }
  ${media.sm} {
    grid-template-columns: minmax(0, 1fr) 28px minmax(0, 1fr);
    & > svg {
      transform: none;
    }
  }
`;

export const TeamHead = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-block-end: 10px;

  & > div {
    flex: 1;
    min-width: 0;
  }
  h3 {
    ${text.t14}
    ${text.cut}
    font-weight: 600;
  }
  p {
    ${text.t13}
    color: ${color.muted};
  }
`;

export const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 32px;
`;

export const Columns = styled.div`
  display: grid;
  gap: 16px;
  ${media.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Foot = styled.footer`
  position: sticky;
  inset-block-end: var(--frame-bottom, 0px);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-height: 60px;
  padding: 10px ${pageInset};
  border-block-start: 1px solid ${color.lineStrong};
  background: ${color.overlay};

  & > :first-child {
    ${text.t12}
    ${text.figures}
    flex: 1 1 200px;
    color: ${color.muted};
  }
  & strong {
    ${text.t13}
    font-weight: 600;
    color: ${color.text};
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
