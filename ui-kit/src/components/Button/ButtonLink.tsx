import { styled } from 'styled-components';
import { useLink } from '../../provider/KitProvider.tsx';
import type { KitLinkProps } from '../../provider/PlainLink.tsx';
import { ButtonContent, type ButtonLook } from './Button.tsx';
import { pressable } from './Button.styles.ts';

export interface ButtonLinkProps extends ButtonLook, Omit<KitLinkProps, 'children'> {}

const LinkRoot = styled.a`
  ${pressable}
`;

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  icon,
  kbd,
  caret,
  fullWidth,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <LinkRoot
      as={useLink()}
      {...rest}
      data-variant={variant}
      data-size={size}
      data-wide={fullWidth || undefined}
    >
      <ButtonContent variant={variant} size={size} icon={icon} kbd={kbd} caret={caret}>
        {children}
      </ButtonContent>
    </LinkRoot>
  );
}
