import { Search } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { media } from '../../tokens/media.ts';
import { snippet } from '../../tokens/snippets.ts';
import { text } from '../../tokens/text.ts';
import { color, height } from '../../tokens/tokens.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import { fieldGround } from '../TextField/field-box.styles.ts';

export interface SearchButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Label: "Search or jump to". */
  label: string;
  /** Shortcut for the same action. */
  kbd?: string;
}

const Root = styled.button`
  ${fieldGround}
  ${text.t14}
  display: inline-flex;
  gap: 10px;
  align-items: center;
  justify-content: center;
  width: ${height.control};
  height: ${height.control};
  padding: 0 10px;
  background: ${color.surface};
  color: ${color.faint};
  text-align: start;

  & > span {
    ${snippet.hidden}
  }
  & > kbd {
    display: none;
  }
  ${media.md} {
    width: 280px;
    & > span {
      position: static;
      flex: 1;
      height: auto;
      margin: 0;
      clip-path: none;
      ${text.cut}
    }
    & > kbd {
      display: inline-block;
    }
  }
`;

/** A button that looks like a search field and opens the command palette; narrow windows show only its icon. */
export function SearchButton({ label, kbd, ...rest }: SearchButtonProps) {
  return (
    <Root type="button" {...rest}>
      <Icon icon={Search} />
      <span>{label}</span>
      {kbd !== undefined && <Kbd>{kbd}</Kbd>}
    </Root>
  );
}
