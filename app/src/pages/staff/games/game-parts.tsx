import type { GameInfo } from '@halyard/sdk/types';
import { phaseOf } from '@halyard/sdk/rules';
import { Badge, IconButton, Menu, PhaseBadge, PictureBox, Poster } from '@halyard/ui-kit';
import { CopyIcon, EditIcon, MoreIcon } from '@halyard/ui-kit/icons';
import { phaseText } from '../../../game/game-words.ts';
import { href } from '../../../app/routes/paths.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { useDuplicate } from './use-duplicate.tsx';

interface GamePartProps {
  game: GameInfo;
  now: number;
}

/** The poster of a game in a row; faded after the end. */
export function GamePoster({ game, now }: GamePartProps) {
  const phase = phaseOf(game, now);
  return (
    <PictureBox width={48} height={32} room={10}>
      <Poster
        title={game.title}
        id={game.id}
        image={game.poster}
        width={96}
        height={64}
        faded={phase === 'ended' || phase === 'practice'}
      />
    </PictureBox>
  );
}

/** The phase of the game, or that it is a draft. */
export function GamePhase({ game, now }: GamePartProps) {
  const { LL } = useLanguage();
  if (isDraft(game, now)) {
    return (
      <Badge hollow icon={EditIcon}>
        {LL.staff.games.draft()}
      </Badge>
    );
  }
  return <PhaseBadge look="badge" phase={phaseOf(game, now)} label={phaseText(LL, game, now)} />;
}

/** Links to the pages of a game, and its duplication. */
export function GameMenu({ game }: { game: GameInfo }) {
  const { LL } = useLanguage();
  const label = LL.staff.games.menuOf({ game: game.title });
  const [duplicate, dialog] = useDuplicate(game);
  return (
    <>
      <Menu
        label={label}
        align="end"
        entries={[
          { label: LL.frame.staffTabs.info(), href: href.gameInfo(game.id) },
          { label: LL.frame.staffTabs.divisions(), href: href.divisions(game.id) },
          { label: LL.frame.staffTabs.challenges(), href: href.staffChallenges(game.id) },
          { label: LL.frame.staffTabs.notices(), href: href.staffNotices(game.id) },
          { label: LL.frame.staffTabs.review(), href: href.review(game.id) },
          { label: LL.frame.staffTabs.writeups(), href: href.staffWriteups(game.id) },
          { kind: 'separator' },
          { label: LL.staff.publicPage(), href: href.game(game.id) },
          ...(duplicate
            ? [
                { kind: 'separator' as const },
                { label: LL.staff.games.duplicate(), icon: CopyIcon, onSelect: duplicate },
              ]
            : []),
        ]}
        trigger={(props) => <IconButton {...props} size="small" icon={MoreIcon} label={label} />}
      />
      {dialog}
    </>
  );
}

/** Whether a game is hidden and has not started. */
function isDraft(game: GameInfo, now: number): boolean {
  return game.hidden && phaseOf(game, now) === 'upcoming';
}
