import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export interface ZoneProps {
  /** The short name, as people say it: "CET". */
  name: string;
  /** The full one for who hovers: "Europe/Oslo". */
  full?: string;
  /** The same moment in UTC, where it decides something: "12:00 UTC". */
  utc?: ReactNode;
  /** A sentence around the name: `(zone) => <>times in {zone}</>`. */
  children?: (zone: ReactNode) => ReactNode;
}

const Root = styled.span`
  color: ${color.faint};
  ${text.t12}
  ${text.figures}
  abbr {
    text-decoration: none;
  }
`;

/** In which zone the times around it are, once per group of them. */
export function Zone({ name, full, utc, children }: ZoneProps) {
  const zone = <abbr title={full}>{name}</abbr>;
  return (
    <Root>
      {children ? children(zone) : zone}
      {utc !== undefined && <>, {utc}</>}
    </Root>
  );
}
