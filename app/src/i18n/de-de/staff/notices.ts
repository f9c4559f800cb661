import type { Words } from '../../words.ts';

export const notices: Words<'staff', 'notices'> = {
  startFrom: 'Vorlage',
  templateNames: {
    updated: 'Challenge geändert',
    down: 'Dienst gestört',
    extended: 'Verlängert',
    hint: 'Hinweis für alle',
    cheating: 'Betrug',
    ceremony: 'Siegerehrung',
  },
  templates: {
    updated:
      'Der Download von **…** wurde ersetzt. Die Flag hat sich nicht geändert, Versuche bleiben, wie sie sind.',
    down: 'Der Dienst von **…** ist gestört. Wir erwarten ihn um … zurück und melden uns hier.',
    extended: 'Der Wettkampf wird um … min verlängert. Er endet jetzt um ….',
    hint: 'Es gibt einen neuen Hinweis zu **…**.',
    cheating:
      'Wer Flags weitergibt, wird suspendiert, und zwar alle beteiligten Teams. Bitte spielt fair.',
    ceremony: 'Die Siegerehrung beginnt um … in ….',
  },
  text: 'Mitteilung',
  fillIn: 'Ersetze zuerst jedes „…“',
  textHint: 'Markdown. Jede offene Seite des Wettkampfs zeigt sie sofort.',
  atOnce: 'Geht sofort an offene Seiten; ein zweiter Druck sendet sie nicht zweimal.',
  post: 'Mitteilung senden',
  postTo: 'An {count|number} {{Team|Teams}} senden',
  sending: 'Sendet',
  feed: 'Bisherige Mitteilungen',
  today: 'Heute',
  show: 'Zeigen',
  feeds: {
    all: 'Alle',
    written: 'Eigene',
    system: 'System',
  },
  systemNote:
    'Mitteilungen des Systems folgen dem Wettkampf; sie lassen sich nicht ändern oder entfernen.',
  empty: 'Noch keine Mitteilungen',
  emptyText: 'Hier erscheint, was du sendest, dazu Bloods, Hinweise und neue Challenges.',
  editOf: '„{text}“ bearbeiten',
  deleteOf: '„{text}“ löschen',
  editTitle: 'Mitteilung bearbeiten',
  editEffect:
    'Der Text ändert sich an seiner Stelle und trägt die jetzige Zeit. Niemand wird erneut benachrichtigt.',
  deleteTitle: 'Diese Mitteilung löschen?',
  quote: '„{text}“',
  deleteEffect: 'Sie verschwindet für alle.',
  deleteConfirm: 'Mitteilung löschen',
};
