import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, font } from '../../tokens/tokens.ts';
import { projectorType, px } from './projector-px.ts';

/** The query container: all sizes inside are relative to its width. */
export const Screen = styled.div`
  container-type: inline-size;
  overflow: hidden;
  width: 100%;
  /* As large as the window allows. */
  max-width: calc(100dvh * 16 / 9);
  margin-inline: auto;
  background: ${color.bg};
`;

export const Board = styled.div`
  --projector-px: calc(100cqi / 1920);
  display: grid;
  grid-template-rows: auto 1fr auto;
  aspect-ratio: 16 / 9;
  padding: ${px(44)} ${px(64)} ${px(36)};
`;

export const Head = styled.header`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${px(28)};
  padding-bottom: ${px(26)};
  border-bottom: ${px(2)} solid ${color.line};

  & > svg {
    flex: none;
    width: ${px(60)};
    height: ${px(60)};
  }
  & h1 {
    ${projectorType(52, 56, 600)}
    ${text.cut}
    letter-spacing: -0.03em;
  }
`;

export const Phase = styled.div`
  margin-top: ${px(2)};
  ${projectorType(22, 28, 400)}
  ${text.figures}
  letter-spacing: 0;
  color: ${color.muted};

  & > span {
    gap: ${px(12)};
    font: inherit;
  }
  & > span > :is(i, svg) {
    width: ${px(12)};
    height: ${px(12)};
    margin-inline: ${px(4)};
  }
  & > span > svg {
    width: ${px(22)};
    height: ${px(22)};
  }
`;

export const Clock = styled.div`
  flex: none;
  margin-inline-start: auto;
  ${projectorType(104, 96, 500)}
  font-family: ${font.mono};
  ${text.figures}
  letter-spacing: -0.06em;
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${px(560)};
  gap: ${px(64)};
  min-height: 0;
  padding-top: ${px(20)};
`;

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(12)};
  min-width: 0;
`;

export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${px(4)} ${px(16)};
  padding-top: ${px(12)};
  ${projectorType(20, 28, 400)}
  letter-spacing: 0;
  color: ${color.muted};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${px(8)};
    white-space: nowrap;
  }
  & > :first-child {
    color: ${color.faint};
  }
  & svg {
    width: ${px(24)};
    height: ${px(24)};
  }
`;

export const Foot = styled.footer`
  display: flex;
  align-items: center;
  gap: ${px(24)};
  padding-top: ${px(16)};
  ${projectorType(22, 28, 400)}
  ${text.figures}
  letter-spacing: 0;
  color: ${color.muted};

  & b {
    font-weight: 600;
    color: ${color.text};
  }
  & > :last-child {
    margin-inline-start: auto;
  }
`;

export const Banner = styled.div`
  display: flex;
  gap: ${px(16)};
  padding: ${px(20)} ${px(24)};
  border: 1px solid ${color.infoLine};
  border-radius: ${px(12)};
  background: ${color.infoWash};
  ${projectorType(24, 32, 400)}
  letter-spacing: 0;

  & > svg {
    flex: none;
    width: ${px(32)};
    height: ${px(32)};
    color: ${color.info};
  }
`;
