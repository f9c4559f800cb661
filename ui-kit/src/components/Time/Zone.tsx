import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export interface ZoneProps {
  /** Abbreviation of the time zone: "CET". */
  name: string;
  /** Full name, shown on hover: "Europe/Oslo". */
  full?: string;
  /** The time in UTC, where it matters: "12:00 UTC". */
  utc?: ReactNode;
  /** A sentence with the zone: `(zone) => <>times in {zone}</>`. */
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

/** The time zone of nearby times; use it once per group. */
export function Zone({ name, full, utc, children }: ZoneProps) {
  const zone = <abbr title={full}>{name}</abbr>;
  return (
    <Root>
      {children ? children(zone) : zone}
      {utc !== undefined && <>, {utc}</>}
    </Root>
  );
}
