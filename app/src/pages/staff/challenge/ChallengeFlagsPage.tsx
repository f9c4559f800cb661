import { Redirect } from 'wouter';
import { href } from '../../../app/routes/paths.ts';
import { useChallengeId, useGameId } from '../shared/use-ids.ts';

/** The address of a challenge's flags: opens the editor there. */
export function ChallengeFlagsPage() {
  return <Redirect to={href.challengeFlags(useGameId(), useChallengeId())} replace />;
}
