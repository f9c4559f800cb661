import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const Areas = styled.div`
  columns: 320px 3;
  column-gap: 32px;
`;

/** For a page, which is narrower than the dialog. */
export const Columns = styled.div`
  columns: 220px 3;
  column-gap: 24px;
`;

export const Area = styled.section`
  margin-block-end: 24px;
  break-inside: avoid;
`;

export const Title = styled.h3`
  padding-block-end: 6px;
  border-block-end: 1px solid ${color.line};
  ${text.t14}
  font-weight: 600;
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  border-block-end: 1px solid ${color.lineRow};
  ${text.t13}

  & > span:first-child {
    flex: 1;
    min-width: 0;
  }
`;

export const Keys = styled.button`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  min-width: 40px;
  min-height: 28px;
  justify-content: flex-end;
  padding: 0 6px;
  border-radius: ${radius.small};
  color: ${color.muted};
  ${text.t12}

  &:hover:not(:disabled) {
    background: ${color.hover};
  }
  &[data-recording] {
    background: ${color.brandSoft};
    color: ${color.brandText};
  }
  &[data-off] > kbd {
    text-decoration: line-through;
  }
  ${media.coarse} {
    min-height: 44px;
  }
`;

export const Problem = styled.p`
  padding-block-end: 8px;
  color: ${color.danger};
  ${text.t12}
`;

export const Settings = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  align-items: center;
  justify-content: space-between;
`;
