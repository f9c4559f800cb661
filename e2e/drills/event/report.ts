import { formatTable } from '../../load/table.ts';
import type { Evidence, Judgement } from './judge.ts';
import type { Usage } from './event-site.ts';
import { PROCESSES, SIZE } from './size.ts';

export interface Phase extends Usage {
  name: string;
  seconds: number;
}

const TARGETS = { back: 30_000, age: 2000, verdict: 250, loopDelay: 20 };
const SHOWN_VIOLATIONS = 20;
const MINUTE = 60_000;

/** Prints everything; returns whether the run counts and all targets are met. */
export function report(
  phases: readonly Phase[],
  evidence: Evidence,
  { violations, ...judgement }: Judgement,
): boolean {
  const one = (value: number) => value.toFixed(1);
  const counted = phases.filter(({ requests }) => requests > 0);
  console.log(
    formatTable(
      [
        'phase',
        's',
        'requests',
        'server ms/request',
        'database ms/request',
        'processors used',
        'event-loop delay p99 ms',
      ],
      counted.map(({ name, seconds, requests, server, database, loopDelay }) => [
        name,
        Math.round(seconds),
        requests,
        (server / requests).toFixed(2),
        (database / requests).toFixed(2),
        one((server + database) / seconds / 1000),
        one(loopDelay),
      ]),
    ),
  );
  console.log(`\n${formatTable(['', 'measured', 'target'], figures(evidence, judgement))}`);
  for (const violation of violations.slice(0, SHOWN_VIOLATIONS)) console.log(`  ${violation}`);
  const isVoid = evidence.loopDelay > TARGETS.loopDelay;
  const isMissed =
    judgement.back > TARGETS.back ||
    judgement.age.live > TARGETS.age ||
    judgement.verdict > TARGETS.verdict;
  const outcome = isVoid
    ? 'void: the generator was late itself'
    : `${violations.length} violations, ${isMissed ? 'targets missed' : 'all within the targets'}`;
  console.log(
    `Event: ${SIZE.players} players in ${SIZE.teams} teams, ${SIZE.flagsPerSecond} flags a second, ` +
      `${PROCESSES} server process${PROCESSES === 1 ? '' : 'es'}: ${outcome}.`,
  );
  return !isVoid && !isMissed && violations.length === 0;
}

function figures(
  { world, play, crowd, sdk, killedAt, readyAt, loopDelay }: Evidence,
  { expected, back, age, verdict }: Omit<Judgement, 'violations'>,
): string[][] {
  const minutes = (Date.now() - world.start) / MINUTE;
  const live = crowd.heard.length;
  const kib = (bytes: number, viewers: number) =>
    `${(bytes / viewers / minutes / 1024).toFixed(1)} KiB`;
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  const milliseconds = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;
  return [
    ['flags acknowledged', String(play.verdictTimes.length), ''],
    ['requests of the generator', String(play.requests() + crowd.requests + sdk.requests), ''],
    ['events that live viewers had to hear', String(expected), 'each once'],
    ['the server was ready again after', seconds(readyAt - killedAt), ''],
    ['the last client was back after', seconds(back), `<= ${TARGETS.back / 1000} s`],
    ['age of the board, live, p95', milliseconds(age.live), `<= ${TARGETS.age} ms`],
    ['age of the board, polling every 10 s, p95', milliseconds(age.polling), ''],
    ['verdict, p99', milliseconds(verdict), `<= ${TARGETS.verdict} ms`],
    ['stream, per live viewer and minute', kib(crowd.bytes.streams, live), ''],
    ['other answers, per live viewer and minute', kib(crowd.bytes.ofLive, live), ''],
    [
      'answers, per polling viewer and minute',
      kib(crowd.bytes.ofPolling, Math.max(1, SIZE.pollers)),
      '',
    ],
    ['boards and changes fetched by live viewers in a gap', String(crowd.refetched), ''],
    [
      'event-loop delay of the generator, p99',
      milliseconds(loopDelay),
      `<= ${TARGETS.loopDelay} ms`,
    ],
  ];
}
