import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, space } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  max-width: 340px;
  margin: auto;
  padding: ${space[20]} ${space[24]};
  text-align: center;
  overflow-wrap: anywhere;

  &[data-fills='page'] {
    max-width: 480px;
    padding-block: ${space[64]};
  }
`;

export const Figure = styled.div`
  margin-block-end: 8px;
  color: ${color.muted};

  &[data-tone='danger'] {
    color: ${color.danger};
  }
`;

export const Title = styled.p`
  ${text.t14}
  font-weight: 600;

  [data-fills='page'] > & {
    ${text.t20}
  }
`;

export const Words = styled.div`
  margin-block-start: 2px;
  color: ${color.muted};
  ${text.t13}
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  justify-content: center;
  margin-block-start: 10px;
`;
