import type { BasicGame } from '@halyard/sdk/types';
import { phaseOf } from '@halyard/sdk/rules';
import { Button, IconButton, useTick } from '@halyard/ui-kit';
import { AddToCalendarIcon } from '@halyard/ui-kit/icons';
import { useLanguage } from '../i18n/i18n.tsx';
import { saveCalendar } from './calendar.ts';

interface AddToCalendarProps {
  game: BasicGame;
  /** Only an icon, in a list of games. */
  small?: boolean;
}

/** Saves a calendar file of a game that has not started. */
export function AddToCalendar({ game, small = false }: AddToCalendarProps) {
  const { LL } = useLanguage();
  const isUpcoming = useTick((now) => phaseOf(game, now) === 'upcoming');
  if (!isUpcoming) return null;
  const text = LL.games.addToCalendar();
  const save = () => saveCalendar([game]);
  if (small) {
    const label = LL.games.stepOf({ step: text, game: game.title });
    return <IconButton size="small" icon={AddToCalendarIcon} label={label} onClick={save} />;
  }
  return (
    <Button variant="ghost" icon={AddToCalendarIcon} onClick={save}>
      {text}
    </Button>
  );
}
