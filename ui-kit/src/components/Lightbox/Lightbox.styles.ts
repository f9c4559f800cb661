import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const Figure = styled.figure`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

export const Stage = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  min-height: 200px;
  padding: 16px;
  overflow: auto;
  background: ${color.sunken};
  color: ${color.muted};
  ${text.t13}

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Picture = styled.img`
  display: block;
  max-width: 100%;
  max-height: calc(100dvh - 160px);
  border-radius: ${radius.small};

  &[data-loading] {
    position: absolute;
    opacity: 0;
  }
`;

export const Caption = styled.figcaption`
  display: flex;
  flex: none;
  gap: 12px;
  align-items: center;
  min-height: 48px;
  padding: 8px 16px;
  border-block-start: 1px solid light-dark(${color.line}, ${color.lineStrong});
`;

export const Title = styled.h2`
  flex: 1;
  ${text.t14}
  font-weight: 600;
  ${text.cut}
`;

export const Failure = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  color: ${color.danger};
`;
