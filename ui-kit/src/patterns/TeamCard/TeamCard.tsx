import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { Card, Figures, Head, Name, NameText, Part, Reason, Words } from './TeamCard.styles.ts';

export interface TeamCardFigure {
  /** "Rank" */
  label: string;
  /** "#4" */
  value: string;
  /** "of 412" */
  note?: string;
}

export interface TeamCardProps {
  /** Name of the team; the link of the card, if it has one. */
  name: string;
  /** Address of the team's picture; without one, initials are shown. */
  avatar?: string | null | undefined;
  /** Address of the team's page. */
  href?: string | undefined;
  /** "you" next to the name; marks the viewer's own team. */
  you?: string | undefined;
  /** "Student · 4 of 5 members" */
  note?: string | undefined;
  /** A link or ghost button at the end: "On the scoreboard". */
  action?: ReactNode;
  /** At most four. */
  figures?: readonly TeamCardFigure[];
  /** Below the figures: a `Spark`, a `MemberList`. */
  children?: ReactNode;
  /** Why the team cannot be changed: "Locked until Sun 13:00, it plays Harbour CTF". */
  locked?: string | undefined;
}

/** A team in a card, the viewer's own or another. */
export function TeamCard({
  name,
  avatar,
  href,
  you,
  note,
  action,
  figures = [],
  children,
  locked,
}: TeamCardProps) {
  const Link = useLink();
  return (
    <Card data-own={you !== undefined || undefined}>
      <Head>
        <Avatar kind="team" name={name} src={avatar ?? null} size={40} />
        <Words>
          <Name>
            <NameText as={href === undefined ? 'span' : Link} href={href}>
              {name}
            </NameText>
            {you !== undefined && <span>{you}</span>}
          </Name>
          {note !== undefined && <p>{note}</p>}
        </Words>
        {action}
      </Head>
      {figures.length > 0 && (
        <Figures>
          {figures.map((figure) => (
            <div key={figure.label}>
              <dt>{figure.label}</dt>
              <dd>{figure.value}</dd>
              {figure.note !== undefined && <dd>{figure.note}</dd>}
            </div>
          ))}
        </Figures>
      )}
      {children !== undefined && <Part>{children}</Part>}
      {locked !== undefined && (
        <Reason>
          <Icon icon={Lock} size={14} />
          {locked}
        </Reason>
      )}
    </Card>
  );
}
