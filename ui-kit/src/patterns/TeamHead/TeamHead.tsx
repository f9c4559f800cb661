import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Facts, Head, Words } from './TeamHead.styles.ts';

export interface TeamHeadProps {
  /** Name of the team, the heading of the page. */
  name: string;
  /** Address of the team's picture; without one, initials are shown. */
  avatar?: string | null;
  /** The team's bio. */
  bio?: string | null;
  /** "Since 14 Sep 2025", "7 games" */
  facts?: readonly string[];
  /** A button at the end: "Edit". */
  action?: ReactNode;
}

/** A team's picture, name and bio, at the top of its page. */
export function TeamHead({ name, avatar, bio, facts = [], action }: TeamHeadProps) {
  return (
    <Head>
      <Avatar kind="team" name={name} src={avatar ?? null} size={64} />
      <Words>
        <h2>{name}</h2>
        {bio && <p>{bio}</p>}
        {facts.length > 0 && (
          <Facts>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </Facts>
        )}
      </Words>
      {action}
    </Head>
  );
}
