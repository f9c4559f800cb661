import { hasRole } from '@halyard/sdk/rules';
import { ShortcutSheet } from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';
import { useProfile } from '../session/session.ts';
import { conflictOf } from './conflict.ts';
import { useKeyAreas } from './key-areas.ts';
import { setKeyChoice, useKeyChoice } from './shortcut-settings.ts';
import { definitionOf, SHORTCUT_IDS, type ShortcutId } from './shortcuts.ts';

/** Lists all shortcuts and lets the user change their keys. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const { LL } = useLanguage();
  const choice = useKeyChoice();
  const profile = useProfile() ?? null;
  const words = LL.frame.keys;
  const isStaff = hasRole(profile, 'Admin');
  const areas = useKeyAreas(isStaff).map(({ shortcuts, ...area }) => ({
    ...area,
    shortcuts: shortcuts.map((each) => ({
      ...each,
      isFixed: definitionOf(each.id).isFixed ?? false,
      isChanged: choice.chords[each.id] !== undefined,
    })),
  }));
  const record = (id: string, chord: string) => {
    const known = SHORTCUT_IDS.find((each) => each === id);
    if (!known) return null;
    const conflict = conflictOf(known, chord);
    if (conflict === 'reserved') return words.reserved();
    if (conflict) return words.taken({ name: words.names[conflict]() });
    setKeyChoice({ ...choice, chords: withChord(choice.chords, known, chord) });
    return null;
  };
  return (
    <ShortcutSheet
      onClose={onClose}
      areas={areas}
      onRecord={record}
      onReset={(id) => {
        const { [id as ShortcutId]: _reset, ...chords } = choice.chords;
        setKeyChoice({ ...choice, chords });
      }}
      onResetAll={() => setKeyChoice({ ...choice, chords: {} })}
      single={choice.single}
      onSingleChange={(single) => setKeyChoice({ ...choice, single })}
      words={{
        title: words.title(),
        text: words.text(),
        press: words.press(),
        change: (name, keys) => words.change({ name, keys }),
        reset: (name) => words.reset({ name }),
        resetAll: words.resetAll(),
        single: words.single(),
      }}
    />
  );
}

/** Default keys are not stored. */
function withChord(chords: Partial<Record<ShortcutId, string>>, id: ShortcutId, chord: string) {
  const { [id]: _old, ...rest } = chords;
  return definitionOf(id).chord === chord ? rest : { ...rest, [id]: chord };
}
