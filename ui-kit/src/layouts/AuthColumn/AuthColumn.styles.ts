import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, pageInset, radius } from '../../tokens/tokens.ts';
import { frameMeasures } from '../frame.ts';

export const Root = styled.div`
  ${frameMeasures}
  display: grid;
  grid-template-rows: 64px 1fr auto;
  min-height: 100dvh;
  background: ${color.bg};
`;

export const Edge = styled.div`
  ${text.t13}
  display: flex;
  align-items: center;
  gap: 20px;
  min-height: 56px;
  padding: 0 ${pageInset};
  color: ${color.faint};
`;

export const Site = styled.a`
  ${text.t14}
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  font-weight: 600;
  color: ${color.text};
`;

export const End = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-inline-start: auto;
`;

export const Main = styled.main`
  position: relative;
  align-self: center;
  width: 100%;
  margin: 0 auto;
  padding: 16px ${pageInset};
  &[data-width='560'] {
    align-self: start;
    max-width: calc(560px + 2 * ${pageInset});
  }
  &[data-width='380'] {
    max-width: calc(380px + 2 * ${pageInset});
  }
  &:focus {
    outline: none;
  }
  h1 {
    ${text.t28}
  }
`;

export const Lead = styled.p`
  ${text.t14}
  margin: 2px 0 22px;
  color: ${color.muted};
`;

export const Mark = styled.div`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-block-end: 14px;
  border-radius: ${radius.card};
  &[data-tone='info'] {
    background: ${color.infoSoft};
    color: ${color.info};
  }
  &[data-tone='ok'] {
    background: ${color.okSoft};
    color: ${color.ok};
  }
  &[data-tone='warn'] {
    background: ${color.warnSoft};
    color: ${color.warn};
  }
  &[data-tone='danger'] {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
`;

// The pole, as high as the form and 60 px to its left; the flags hang from its top.
export const Line = styled.div`
  display: none;
  ${media.md} {
    display: block;
    position: absolute;
    inset-block: 16px;
    inset-inline: calc(${pageInset} - 61px) auto;
    padding-block-start: 6px;
    border-inline-start: 1px solid ${color.lineStrong};
    overflow: hidden;
  }
`;

export const Bar = styled.footer`
  position: sticky;
  inset-block-end: 0;
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};
  > div {
    ${text.t13}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 8px;
    min-height: 60px;
    max-width: calc(560px + 2 * ${pageInset});
    margin: 0 auto;
    padding: 8px ${pageInset};
    color: ${color.muted};
  }
`;

export const Version = styled.span`
  ${text.m12}
  margin-inline-start: auto;
`;
