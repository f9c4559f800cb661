import type { Words } from '../../words.ts';

export const preview: Words<'game', 'preview'> = {
  title: 'Vorschau: was ein angenommenes Team sieht',
  withoutDivision: 'Ohne Division',
  missing:
    'Diese Challenge ist für Spielende nicht sichtbar: Sie ist deaktiviert oder für diese Division ausgeblendet.',
  leave: 'Zurück zu den Challenges',
  nothingSent: 'Vorschau: Es wird nichts gesendet',
};
