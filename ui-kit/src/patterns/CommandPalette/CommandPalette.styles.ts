import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const Field = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;
  height: 56px;
  padding: 0 18px;
  border-block-end: 1px solid ${color.lineStrong};

  & > svg {
    color: ${color.muted};
  }
`;

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.text};
  caret-color: ${color.brandText};
  ${text.t16}
  font-weight: 400;

  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${color.faint};
    opacity: 1;
  }
`;

export const Chip = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  max-width: 45%;
  min-height: 20px;
  padding: 0 8px;
  border-radius: ${radius.badge};
  background: ${color.raised};
  color: ${color.text};
  ${text.t12}
  line-height: 20px;

  & > span {
    ${text.cut}
  }
  &:hover {
    background: ${color.press};
  }
  ${media.coarse} {
    min-height: 44px;
  }
`;

export const List = styled.div`
  flex: 1;
  min-height: 0;
  padding: 6px 8px 8px;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 32px 8px;
`;

export const Heading = styled.div`
  padding: 10px 10px 5px;
  color: ${color.faint};
  ${text.t12}
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 38px;
  padding: 4px 10px;
  border-radius: ${radius.small};
  cursor: pointer;
  ${text.t14}

  &[aria-selected='true'] {
    background: ${color.press};
  }
  ${media.coarse} {
    min-height: 48px;
  }
`;

export const Glyph = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 20px;
  color: ${color.muted};
`;

export const Name = styled.span`
  flex: 0 1 auto;
  min-width: 0;
  overflow-wrap: anywhere;

  & mark {
    background: none;
    color: ${color.brandText};
    font-weight: 600;
  }
`;

export const Facts = styled.span`
  flex: 1 2 0;
  color: ${color.faint};
  ${text.t12}
  ${text.figures}
  ${text.cut}

  [aria-selected='true'] & {
    color: ${color.muted};
  }
`;

export const End = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  margin-inline-start: auto;
  color: ${color.faint};
  ${text.t12}

  [aria-selected='true'] & {
    color: ${color.muted};
  }
`;

export const Nothing = styled.p`
  padding: 24px 10px;
  color: ${color.muted};
  text-align: center;
  overflow-wrap: anywhere;
`;

/** Keyboard hints, hidden on touch screens. */
export const Foot = styled.footer`
  display: none;
  flex: none;
  align-items: center;
  gap: 16px;
  height: 40px;
  padding: 0 18px;
  border-block-start: 1px solid ${color.lineStrong};
  color: ${color.faint};
  white-space: nowrap;
  ${text.t12}

  ${media.sm} {
    display: flex;
  }
  & > span {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  & > [data-end] {
    margin-inline-start: auto;
  }
`;
