import { css, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, height, radius } from '../../tokens/tokens.ts';

/** Focus style of a field: brand-coloured border and ring. */
export const fieldFocus = css`
  outline: none;
  border-color: ${color.brandStrong};
  box-shadow: 0 0 0 3px ${color.brandSoft};
`;

/** Background, border and states of all input fields. */
export const fieldGround = css`
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.sunken};
  color: ${color.text};
  transition-property: border-color, box-shadow;
  transition-duration: var(--hy-motion-fast);

  ${media.hover} {
    &:hover {
      border-color: ${color.muted};
    }
  }
  &[data-invalid] {
    border-color: ${color.danger};
  }
  &[data-readonly] {
    border-color: ${color.lineStrong};
    border-style: dashed;
    background: transparent;
    color: ${color.muted};
  }
  &[data-disabled] {
    border-color: ${color.line};
    background: transparent;
    color: ${color.disabled};
    cursor: not-allowed;
  }
`;

/** Focus ring of an invalid field. */
export const invalidFocus = css`
  border-color: ${color.danger};
  box-shadow: 0 0 0 3px ${color.dangerSoft};
`;

/** Text of 14 px; 16 px on touch screens, because iOS zooms the page for smaller fields. */
export const fieldText = css`
  ${text.t14}
  ${media.coarse} {
    font-size: 16px;
  }
`;

export const FieldBox = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  height: ${height.control};
  padding: 0 11px;
  cursor: text;
  ${fieldGround}
  ${fieldText}

  &[data-size='small'] {
    height: ${height.small};
    padding: 0 8px;
    border-radius: ${radius.small};
    ${text.t13}
  }
  &[data-quiet] {
    background: ${color.surface};
  }
  &:has(> input:focus) {
    ${fieldFocus}
  }
  &[data-invalid]:has(> input:focus) {
    ${invalidFocus}
  }
  & > svg {
    color: ${color.faint};
  }
  &[data-disabled] > svg {
    color: inherit;
  }
`;

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  width: 100%;
  height: 100%;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-overflow: ellipsis;

  &:focus-visible {
    outline: none;
  }
  &[data-mono] {
    ${text.m13}
  }
  &:disabled {
    cursor: not-allowed;
    -webkit-text-fill-color: ${color.disabled};
  }
  &::-webkit-search-cancel-button,
  &::-webkit-inner-spin-button {
    appearance: none;
  }
  &[type='number'] {
    min-width: 40px;
    appearance: textfield;
  }
  /* The icon at the start opens the browser's calendar. */
  &::-webkit-calendar-picker-indicator {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: 36px;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:autofill {
    -webkit-text-fill-color: ${color.text};
    transition: background-color 0s calc(infinity * 1s);
  }
`;

/** A label or unit inside the field. */
export const Affix = styled.span`
  /* Shrinks before the value does. */
  flex: 0 1 auto;
  min-width: 0;
  ${text.cut}
  color: ${color.faint};
  ${text.t13}

  &[data-tone='ok'] {
    display: flex;
    align-items: center;
    gap: 4px;
    color: ${color.ok};
    ${text.t12}
  }
  &[data-tone='danger'] {
    display: flex;
    color: ${color.danger};
  }
`;

/** A small button at the edge of the field, without the usual padding. */
export const InnerAction = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  align-self: stretch;
  margin-inline-end: -7px;
  color: ${color.faint};
`;
