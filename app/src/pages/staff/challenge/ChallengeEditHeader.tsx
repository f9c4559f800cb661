import { inListOrder } from '@halyard/sdk/rules';
import { useListEditChallenges } from '@halyard/sdk/react';
import type { EditChallenge, GameInfo } from '@halyard/sdk/types';
import {
  ButtonLink,
  IconButton,
  Menu,
  PageHeader,
  Skeleton,
  Text,
  useBelow,
} from '@halyard/ui-kit';
import { DeleteIcon, MoreIcon, NextIcon, PreviewIcon, PreviousIcon } from '@halyard/ui-kit/icons';
import { useLocation } from 'wouter';
import { usePageTitle } from '../../../app/routes/page-title.ts';
import { href } from '../../../app/routes/paths.ts';
import { useKeysOf, useShortcuts } from '../../../app/shortcuts/use-shortcuts.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { useAskToDeleteChallenge } from '../shared/use-delete-challenge.ts';
import { EnabledSwitch } from '../shared/EnabledSwitch.tsx';
import { lacksFlag } from './flags.ts';

interface ChallengeEditHeaderProps {
  gameId: number;
  challengeId: number;
  /** Undefined while they load. */
  game: GameInfo | undefined;
  challenge: EditChallenge | undefined;
  onDeleted: () => void;
}

/** Title and visibility of the challenge, with links to the previous and next one. */
export function ChallengeEditHeader({
  gameId,
  challengeId,
  game,
  challenge,
  onDeleted,
}: ChallengeEditHeaderProps) {
  const { LL } = useLanguage();
  const words = LL.staff.challenge;
  const isNarrow = useBelow('md');
  const preview = href.preview(gameId, challengeId);
  const [askToDelete, question] = useAskToDeleteChallenge(gameId, onDeleted);
  usePageTitle(challenge && LL.staff.pageOf({ page: LL.staff.title(), game: challenge.title }));
  return (
    <>
      <PageHeader
        crumbs={[
          { href: href.gameInfo(gameId), label: game?.title ?? LL.staff.games.game() },
          { href: href.staffChallenges(gameId), label: LL.frame.staffTabs.challenges() },
        ]}
        title={challenge?.title ?? <Skeleton width="140px" />}
        after={
          game &&
          challenge && (
            <>
              <EnabledSwitch
                named={!isNarrow}
                game={game}
                challenge={challenge}
                lacksFlag={lacksFlag(challenge)}
              />
              {!isNarrow && <Facts challenge={challenge} />}
            </>
          )
        }
        actions={
          <>
            <Neighbours gameId={gameId} challengeId={challengeId} />
            {!isNarrow && (
              <ButtonLink icon={PreviewIcon} href={preview}>
                {words.preview()}
              </ButtonLink>
            )}
            <Menu
              label={LL.common.more()}
              align="end"
              entries={[
                ...(isNarrow ? [{ label: words.preview(), icon: PreviewIcon, href: preview }] : []),
                {
                  label: words.delete(),
                  icon: DeleteIcon,
                  danger: true,
                  onSelect: () => challenge && askToDelete(challenge),
                },
              ]}
              trigger={(props) => (
                <IconButton
                  {...props}
                  variant="secondary"
                  icon={MoreIcon}
                  label={LL.common.more()}
                />
              )}
            />
          </>
        }
      />
      {question}
    </>
  );
}

/** Next to the switch: when a change takes effect, and the number of solves. */
function Facts({ challenge }: { challenge: EditChallenge }) {
  const { LL } = useLanguage();
  const words = LL.staff.challenge;
  const { acceptedCount: count } = challenge;
  return (
    <>
      <Text size={12} tone="faint">
        {lacksFlag(challenge) ? words.needsFlag() : words.actsAtOnce()}
      </Text>
      <Text size={12} tone="faint" figures>
        {count === 0 ? LL.common.noSolves() : LL.common.solveCount({ count })}
      </Text>
    </>
  );
}

/** Links to the previous and next challenge in the order of the list. */
function Neighbours({ gameId, challengeId }: { gameId: number; challengeId: number }) {
  const { LL } = useLanguage();
  const words = LL.staff.challenge;
  const [, navigate] = useLocation();
  const isNarrow = useBelow('md');
  const { data } = useListEditChallenges(gameId);
  const list = inListOrder(data ?? []);
  const at = list.findIndex(({ id }) => id === challengeId);
  const previous = list[at - 1];
  const next = at < 0 ? undefined : list[at + 1];
  const open = (target: { id: number } | undefined) => {
    if (target) navigate(href.challengeEdit(gameId, target.id));
  };
  useShortcuts({ previous: () => open(previous), next: () => open(next) });
  return (
    <>
      <IconButton
        size="small"
        icon={PreviousIcon}
        label={words.previous()}
        kbd={useKeysOf('previous')}
        disabled={!previous}
        onClick={() => open(previous)}
      />
      {!isNarrow && (
        <Text size={13} tone="muted" figures>
          {at < 0 ? LL.staff.nothing() : words.placeOf({ place: at + 1, all: list.length })}
        </Text>
      )}
      <IconButton
        size="small"
        icon={NextIcon}
        label={words.next()}
        kbd={useKeysOf('next')}
        disabled={!next}
        onClick={() => open(next)}
      />
    </>
  );
}
