import type { Words } from '../../words.ts';

export const flags: Words<'staff', 'flags'> = {
  title: 'Flags',
  count: '{count|number} {{Flag|Flags}}',
  none: 'Noch keine Flag: Die Challenge lässt sich nicht einschalten.',
  listOf: 'Flags von {challenge}',
  reveal: 'Flag {place|number} zeigen',
  hide: 'Flag {place|number} verbergen',
  copy: 'Flag {place|number} kopieren',
  masked: 'verdeckt',
  removeOf: 'Flag {place|number} entfernen',
  removeTitle: 'Flag {place|number} entfernen?',
  removeEffect: 'Sie ist von da an falsch. Lösungen mit ihr bleiben.',
  removeLastEffect:
    'Es ist die letzte: Die Challenge wird ausgeschaltet. Lösungen mit ihr bleiben.',
  remove: 'Flag entfernen',
  add: 'Neue Flags',
  addHint: 'Eine je Zeile; jede ist richtig. Sofort hinzugefügt.',
  addOne: 'Flag hinzufügen',
  addCount: '{count|number} {{Flag|Flags}} hinzufügen',
  tooLong: 'Höchstens {most|number} {{Zeichen|Zeichen}} je Flag',
  known: 'Diese Flag gibt es schon',
  pairHint: 'Sie steht in der Datei darunter.',
  pairFile: 'Datei mit dieser Flag',
  addPair: 'Flag mit Datei hinzufügen',
  pairAdvice: 'Halte mehr Paare bereit als Teams.',
};
