import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import {
  Actions,
  Column,
  Figure,
  Kicker,
  Lead,
  Page,
  Title,
} from '../ErrorState/ErrorState.styles.ts';
import { Near, NearFact, NearLink, NearName, NearPlace } from './NotFound.styles.ts';

export interface NearMatch {
  href: string;
  name: string;
  icon?: LucideIcon;
  /** At the end: "live", "in 5 d". */
  fact?: ReactNode;
}

export interface NotFoundProps {
  /** What is missing: "Game 21 does not exist or is hidden". */
  title: ReactNode;
  /** The address or number that was requested, above the title. */
  place?: ReactNode;
  /** Why it may be missing, or which role it requires. */
  lead?: ReactNode;
  /** Illustration on wide screens, e.g. `MissingFlag` with size `large`. */
  figure?: ReactNode;
  /** Similar places that the user may have meant. */
  near?: readonly NearMatch[];
  /** Buttons for the next step. */
  actions?: ReactNode;
  /** `page` renders the h1, `region` is for a list or a panel. Default `page`. */
  fills?: 'page' | 'region';
}

/**
 * Shown when there is nothing at this address, or nothing that this user may see. The address is
 * kept.
 */
export function NotFound({
  title,
  place,
  lead,
  figure,
  near = [],
  actions,
  fills = 'page',
}: NotFoundProps) {
  const KitLink = useLink();
  if (fills === 'region') {
    return (
      <EmptyState figure={figure} title={title} actions={actions}>
        {lead}
      </EmptyState>
    );
  }
  return (
    <Page data-figure={figure === undefined ? undefined : ''}>
      {figure !== undefined && <Figure>{figure}</Figure>}
      <Column>
        {place !== undefined && <Kicker>{place}</Kicker>}
        <Title>{title}</Title>
        {lead !== undefined && <Lead>{lead}</Lead>}
        {near.length > 0 && (
          <Near>
            {near.map(({ href, name, icon, fact }) => (
              <li key={href}>
                <NearLink as={KitLink} href={href}>
                  {icon && <Icon icon={icon} />}
                  <NearName>{name}</NearName>
                  <NearPlace>{href}</NearPlace>
                  {fact !== undefined && <NearFact>{fact}</NearFact>}
                </NearLink>
              </li>
            ))}
          </Near>
        )}
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Column>
    </Page>
  );
}
