import { styled } from 'styled-components';
import { text } from '../tokens/text.ts';
import { color, radius, space } from '../tokens/tokens.ts';

export const CataloguePart = styled.div`
  display: grid;
  gap: ${space[16]};
  color: ${color.prose};
  ${text.t14}
`;

export const Area = styled.h2`
  margin-block: ${space[24]} ${space[12]};
  color: ${color.text};
  ${text.t20}
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: ${space[16]};
`;

export const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: 6px;
  min-width: 0;
  padding: 0 0 ${space[12]};
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  &:hover {
    border-color: ${color.lineStrong};
  }
  &:focus-within {
    border-color: ${color.brandStrong};
  }
  & > :not(:first-child) {
    margin-inline: ${space[12]};
  }
`;

export const Name = styled.a`
  margin-block-start: 6px;
  color: ${color.text};
  ${text.t14}
  font-weight: 600;
  /* The whole card is the link; the import line above it can be selected. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const What = styled.p`
  color: ${color.muted};
  ${text.t13}
`;

export const Code = styled.code`
  position: relative;
  z-index: 1;
  overflow-wrap: anywhere;
  color: ${color.prose};
  ${text.m12}
`;

export const None = styled.p`
  color: ${color.muted};
  ${text.t13}
`;

export const Box = styled.div`
  display: grid;
  align-items: safe center;
  height: 160px;
  overflow: hidden;
  border-block-end: 1px solid ${color.line};
  background: ${color.bg};
  /* What is fixed to the window stays in the picture. */
  contain: strict;
  transform: translateZ(0);
`;

export const Drawn = styled.div`
  min-width: 0;
  padding: 16px;
  zoom: 0.7;
  &[data-wide] {
    padding: 0;
    zoom: 0.25;
  }
`;

export const FramedPage = styled.iframe`
  width: 100%;
  height: 400px;
  border: 0;
  zoom: 0.4;
`;
