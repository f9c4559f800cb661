import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { color, pageInset, radius } from '../../tokens/tokens.ts';
import { paneHeight } from '../frame.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding-block: 12px 0;
  ${media.md} {
    padding: 16px ${pageInset};
    &[data-table='fill'] {
      height: ${paneHeight};
      min-height: 480px;
    }
  }
  @media print {
    &[data-table] {
      display: block;
      height: auto;
    }
  }
`;

/** Screens have visible rows only. */
const notOnPaper = `
  @media print {
    [data-paper] > & {
      display: none;
    }
  }
`;

export const Paper = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 0 ${pageInset};
  ${media.md} {
    padding: 0;
  }
  ${notOnPaper}
`;

export const Note = styled.div`
  flex: none;
  padding: 0 ${pageInset};
  ${media.md} {
    padding: 0;
  }
`;

export const Chart = styled.div`
  flex: none;
  padding: 0 ${pageInset};
  ${media.md} {
    padding: 10px 12px 4px;
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
  }
  ${notOnPaper}
`;

export const Table = styled.div`
  min-width: 0;
  [data-table='fill'] > & {
    flex: 1;
    min-height: 240px;
  }
  ${notOnPaper}
`;
