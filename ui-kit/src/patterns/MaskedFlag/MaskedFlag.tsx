import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';
import { maskFlag } from './mask-flag.ts';

export interface MaskedFlagProps {
  /** The text. The number of dots does not depend on it. */
  flag: string;
  /** The text instead of the dots. */
  shown?: boolean;
  /** Announced instead of the dots: "hidden". */
  masked: string;
}

const Root = styled.span`
  ${text.m13}
  overflow-wrap: anywhere;
  color: ${color.muted};

  &[data-shown] {
    color: ${color.text};
  }
`;

/** A flag, masked as eight dots whatever its length, until it is revealed. */
export function MaskedFlag({ flag, shown, masked }: MaskedFlagProps) {
  return shown ? (
    <Root data-shown="">{flag}</Root>
  ) : (
    <Root role="img" aria-label={masked}>
      {maskFlag(flag)}
    </Root>
  );
}
