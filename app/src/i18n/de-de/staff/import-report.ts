import type { Words } from '../../words.ts';

export const importReport: Words<'staff', 'importReport'> = {
  title: 'Import',
  from: {
    Gzctf: 'Am {time} aus einem Wettkampfpaket importiert.',
    Ctfcli: 'Am {time} aus Challenges von ctfcli importiert.',
  },
  same: 'Alles ist wie in der Datei.',
  count: '{count|number} {{Angabe weicht|Angaben weichen}} von der Datei ab.',
  show: 'Abweichungen zeigen',
  dialogTitle: 'Abweichungen von der importierten Datei',
  wholeGame: 'Ganzer Wettkampf',
  first: 'Nur die ersten {count|number} werden gezeigt.',
  notes: {
    CATEGORY_UNKNOWN: 'Die Kategorie ist hier unbekannt; es gilt Misc.',
    SCORING_CONVERTED:
      'Die Punkte fallen auf einer anderen Kurve, die die alte auf halbem Weg trifft.',
    FLAGS_NOT_STATIC: 'Flags, die kein einfacher Text sind, etwa reguläre Ausdrücke, fehlen.',
    FLAGS_NOT_PACKED: 'Im Paket fehlen die Flags mit ihren Dateien: Füge sie hier wieder hinzu.',
    FLAGS_CASE_SENSITIVE: 'Flags werden genau verglichen; Groß- und Kleinschreibung zählt.',
    HINTS_WITH_COST: 'Hinweise, die Punkte kosten, fehlen.',
    HINTS_WITH_REQUIREMENTS: 'Hinweise, die andere Hinweise voraussetzen, fehlen.',
    HINT_TITLES: 'Titel von Hinweisen fehlen.',
    IMAGE_NOT_BUILT:
      'Das Image muss erst gebaut und in eine Registry geladen werden; es ist keines gesetzt.',
    REQUIREMENTS_NOT_SUPPORTED:
      'Voraussetzungen gibt es hier nicht: Die Challenge ist von Anfang an offen.',
    LOGIC_NOT_SUPPORTED: 'Jede einzelne der Flags löst die Challenge.',
    FIELD_NOT_SUPPORTED: 'Das Feld gibt es hier nicht; es fehlt.',
    FILES_ZIPPED: 'Mehrere Dateien wurden zu einer ZIP-Datei.',
    FILES_LOST: 'Im Paket fehlen Dateien.',
    FILE_SKIPPED: 'Die Datei gehört zu einem anderen Werkzeug und fehlt.',
    GAME_TIMES_CHOSEN: 'Das Format kennt keine Termine: Beginn und Ende wurden gewählt.',
    GAME_TIMES_CORRECTED:
      'Das Einfrieren muss im Spiel liegen, die Frist für Writeups nicht vor dem Ende: korrigiert.',
    GAME_HIDDEN: 'Der Wettkampf war sichtbar und ist jetzt verborgen.',
    CHALLENGES_DISABLED: 'Eingeschaltete Challenges sind jetzt ausgeschaltet.',
  },
};
