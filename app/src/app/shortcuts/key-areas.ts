import { useLanguage } from '../../i18n/i18n.tsx';
import { chordFor } from './shortcut-settings.ts';
import { definitionOf, type KeyArea, SHORTCUT_IDS } from './shortcuts.ts';

const PLAYER_AREAS: readonly KeyArea[] = ['site', 'game', 'board', 'scores'];
const STAFF_AREAS: readonly KeyArea[] = [...PLAYER_AREAS, 'staff', 'review', 'editor'];

/** The shortcuts that somebody can use by area, with their present keys. */
export function useKeyAreas(isStaff: boolean) {
  const { LL } = useLanguage();
  const words = LL.frame.keys;
  return (isStaff ? STAFF_AREAS : PLAYER_AREAS).map((area) => ({
    id: area,
    label: words.areas[area](),
    shortcuts: SHORTCUT_IDS.filter((id) => definitionOf(id).area === area)
      .filter((id) => isStaff || id !== 'staff')
      .map((id) => ({ id, label: words.names[id](), chord: chordFor(id) })),
  }));
}
