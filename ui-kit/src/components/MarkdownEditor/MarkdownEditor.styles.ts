import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';
import { fieldFocus, fieldGround, fieldText, invalidFocus } from '../TextField/field-box.styles.ts';

export const Box = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  ${fieldGround}

  &:has(textarea:focus-visible) {
    ${fieldFocus}
  }
  &[data-invalid]:has(textarea:focus-visible) {
    ${invalidFocus}
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  align-items: center;
  justify-content: space-between;
  padding: 4px;
  border-block-end: 1px solid ${color.line};
`;

export const Tools = styled.div`
  display: flex;
  gap: 2px;
`;

export const Panes = styled.div`
  position: relative;
  display: grid;
  min-height: 0;

  ${media.sm} {
    &[data-mode='split'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
  &[data-size='large'] {
    --pane-min: max(240px, 100dvh - 430px);
    --pane-max: max(320px, 100dvh - 330px);
  }
`;

export const Source = styled.textarea`
  display: block;
  width: 100%;
  min-height: var(--pane-min, 160px);
  max-height: var(--pane-max, 60vh);
  padding: 10px 12px;
  resize: vertical;
  field-sizing: content;
  border: 0;
  background: none;
  ${fieldText}
  ${text.m13}

  &:focus-visible {
    outline: none;
  }
  &:disabled {
    color: ${color.disabled};
    cursor: not-allowed;
  }
`;

export const Preview = styled.div`
  min-width: 0;
  min-height: var(--pane-min, 160px);
  max-height: var(--pane-max, 60vh);
  padding: 10px 12px;
  overflow: auto;

  &:focus-visible {
    outline-offset: -2px;
  }
  [data-mode='split'] > & {
    border-block-start: 1px solid ${color.line};
    ${media.sm} {
      border-block-start: 0;
      border-inline-start: 1px solid ${color.line};
    }
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  justify-content: space-between;
  padding: 8px 12px;
  border-block-start: 1px solid ${color.line};
  color: ${color.faint};
  ${text.t12}
  ${text.figures}
`;

export const Chooser = styled.input`
  display: none;
`;

/** Covers the text while files are dragged over it. */
export const Over = styled.div`
  position: absolute;
  inset: 4px;
  z-index: 1;
  display: grid;
  place-items: center;
  border: 1px dashed ${color.brandStrong};
  border-radius: ${radius.small};
  background: color-mix(in srgb, ${color.bg} 70%, transparent);
  color: ${color.brandText};
  pointer-events: none;
  ${text.t13}
  font-weight: 500;
`;

export const Uploads = styled.ul`
  border-block-start: 1px solid ${color.line};
`;

export const Upload = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) minmax(80px, 160px) auto;
  gap: 8px;
  align-items: center;
  padding-block: 4px;
  padding-inline: 12px 4px;
  color: ${color.muted};
  ${text.t12}

  &[data-failed] {
    grid-template-columns: auto minmax(0, 1fr) auto;
    color: ${color.danger};
  }
`;

export const UploadName = styled.span`
  ${text.cut}
`;
