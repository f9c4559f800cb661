import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { snippet } from '../../tokens/snippets.ts';
import { text } from '../../tokens/text.ts';
import { color, font, motion, radius } from '../../tokens/tokens.ts';

export const Form = styled.form`
  min-width: 0;
`;

export const Frame = styled.div`
  display: flex;
  height: 44px;
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.sunken};
  transition: border-color ${motion.fast};

  &:focus-within {
    border-color: ${color.brandStrong};
    box-shadow: 0 0 0 3px ${color.brandSoft};
  }
  &[data-state='wrong'],
  &[data-state='repeated'] {
    border-color: ${color.danger};
  }
  &[data-state='wrong']:focus-within,
  &[data-state='repeated']:focus-within {
    box-shadow: 0 0 0 3px ${color.dangerSoft};
  }
  &[data-state='accepted'],
  &[data-state='solved'] {
    border-color: color-mix(in srgb, ${color.ok} 55%, transparent);
    box-shadow: none;
  }
  &[data-state='closed'],
  &[data-state='exhausted'] {
    border-color: ${color.line};
    background: none;
    box-shadow: none;
  }
`;

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  padding: 0 12px;
  border: 0;
  border-radius: 0;
  border-start-start-radius: ${radius.control};
  border-end-start-radius: ${radius.control};
  background: none;
  font: 500 14px/20px ${font.mono};
  font-feature-settings: 'liga' 0;
  /* A flag runs from left to right in every language. */
  unicode-bidi: plaintext;
  text-overflow: ellipsis;

  ${media.coarse} {
    /* Below 16 px phones zoom into the field. */
    font-size: 16px;
  }
  &::placeholder {
    font-weight: 400;
  }
  &:focus-visible {
    outline: none;
  }
  [data-state='accepted'] > &,
  [data-state='solved'] > & {
    font-size: 13px;
    letter-spacing: -0.01em;
    color: ${color.ok};
  }
  &:disabled,
  &:disabled::placeholder {
    color: ${color.disabled};
  }
`;

export const Submit = styled.button`
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-width: 71px;
  margin-block: -1px;
  margin-inline: 0 -1px;
  padding: 0 14px;
  border-radius: 0;
  border-start-end-radius: ${radius.control};
  border-end-end-radius: ${radius.control};
  background: ${color.brand};
  box-shadow: inset 0 0 0 1px ${color.fillEdge};
  ${text.t13}
  font-weight: 600;
  color: ${color.onBrand};
  transition: background ${motion.fast};

  ${media.hover} {
    &:hover {
      background: ${color.brandHover};
    }
  }
  ${snippet.pressedPrimary}
  &[data-quiet] {
    margin: 0;
    border-radius: 0;
    border-start-end-radius: calc(${radius.control} - 1px);
    border-end-end-radius: calc(${radius.control} - 1px);
    border-inline-start: 1px solid ${color.line};
    background: ${color.raised};
    box-shadow: none;
    color: ${color.text};
  }
  &:disabled {
    cursor: not-allowed;
    background: none;
    box-shadow: none;
    font-weight: 500;
    color: ${color.disabled};
  }
`;

export const Award = styled.span`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 0 14px;
  ${text.t14}
  ${text.figure}
  color: ${color.ok};
`;

/** Has a fixed height, so that a result moves nothing. */
export const Below = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  min-height: 16px;
  margin-top: 8px;
  ${text.t12}
  ${text.figures}
  color: ${color.faint};
`;

export const Message = styled.div`
  display: flex;
  gap: 6px;
  min-width: 0;

  &[data-tone='ok'] {
    color: ${color.ok};
  }
  &[data-tone='warn'] {
    color: ${color.warn};
  }
  &[data-tone='danger'] {
    color: ${color.danger};
  }
  & > svg {
    margin-top: 1px;
  }
  & a,
  & button {
    color: ${color.brandText};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const Keys = styled.div`
  flex: none;
  display: none;
  margin-inline-start: auto;

  /* Keys are for people who have some. */
  ${media.hover} {
    display: flex;
  }
`;

export const HelperRow = styled.div`
  display: none;
  gap: 8px;
  margin-top: 8px;

  ${media.coarse} {
    ${Form}:focus-within & {
      display: flex;
    }
  }
`;

export const HelperKey = styled.button`
  flex: 1;
  height: 44px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.raised};
  ${text.m14}

  &[data-word] {
    font-family: ${font.sans};
  }
  &:active {
    background: ${color.line};
  }
`;
