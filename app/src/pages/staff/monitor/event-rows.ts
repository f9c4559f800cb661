import type { GameEvent } from '@halyard/sdk/types';
import type { EventKind } from '@halyard/ui-kit';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';

/** A row of the list of events, read from the values of its sentence. */
export interface EventFacts {
  kind: EventKind;
  /** What has happened, in a sentence. */
  what: string;
  /** Without an id on events that name the challenge alone. */
  challenge: { id: number | undefined; title: string } | undefined;
}

export function factsOf(LL: TranslationFunctions, event: GameEvent): EventFacts {
  const words = LL.staff.monitor.events;
  const [first = '', second = '', third = '', fourth = ''] = event.values;
  switch (event.type) {
    case 'FlagSubmit':
      return { ...flagFacts(words, first), challenge: { id: Number(fourth), title: third } };
    case 'ContainerStart':
    case 'ContainerDestroy':
      return {
        kind: event.type === 'ContainerStart' ? 'start' : 'stop',
        what: event.type === 'ContainerStart' ? words.started() : words.stopped(),
        challenge: { id: Number(first), title: second },
      };
    case 'CheatDetected':
      return {
        kind: 'cheat',
        what: words.cheated({ team: third }),
        challenge: { id: undefined, title: first },
      };
    case 'Normal':
      return { kind: 'other', what: first, challenge: undefined };
  }
}

function flagFacts(
  words: TranslationFunctions['staff']['monitor']['events'],
  verdict: string,
): Pick<EventFacts, 'kind' | 'what'> {
  switch (verdict) {
    case 'Accepted':
      return { kind: 'solved', what: words.solved() };
    case 'FlagSubmitted':
      return { kind: 'other', what: words.waiting() };
    case 'NotFound':
      return { kind: 'gone', what: words.missing() };
    default:
      return { kind: 'wrong', what: words.wrong() };
  }
}

/** Whether two adjacent events are folded into one row: the same deed of the same team. */
export function isAlike(one: GameEvent, other: GameEvent): boolean {
  return (
    one.type === other.type &&
    one.type === 'FlagSubmit' &&
    one.team === other.team &&
    one.values[0] === other.values[0] &&
    one.values[3] === other.values[3]
  );
}

export function eventKey({ id, time, type, values }: GameEvent): string {
  return String(id ?? `${time} ${type} ${values.join(' ')}`);
}
