import { setTimeout as pause } from 'node:timers/promises';
import { RIGHT_FLAG } from '../../load/seed.ts';
import type { Attempt } from '../kill-stream.ts';
import { createAsker, delayAfter } from './asker.ts';
import type { Complaint, FlagAnswer } from './reports.ts';
import { SIZE } from './size.ts';
import type { SdkThread } from './threads.ts';
import type { Player, World } from './world.ts';

/** An attempt to send a flag. */
export interface Try extends Attempt {
  team: Player;
  /** The time of the acknowledgement, in Unix milliseconds; 0 without one. */
  acknowledgedAt: number;
}

/** The flags of all teams, and the model of what the server must have stored. */
export interface Play {
  tries: readonly Try[];
  /** The times from a flag to its verdict, in milliseconds, of flags that were answered the first time. */
  verdictTimes: readonly number[];
  complaints: readonly Complaint[];
  requests(): number;
  /** Sends flags for some seconds, at the rate of the event; resolves when all are answered. */
  send(seconds: number): Promise<void>;
  /** Sends one right flag. */
  sendLast(): Promise<void>;
  close(): void;
}

interface PlayOptions {
  world: World;
  servers: readonly string[];
  /** Sends the flags of the first players. */
  sdk: SdkThread;
}

const RIGHT_SHARE = 0.3;
const REPEATED_SHARE = 0.1;
const MAX_TRIES = 12;

export function createPlay({ world, servers, sdk }: PlayOptions): Play {
  const { gameId, teams: players } = world.game;
  const asker = createAsker();
  const tries: Try[] = [];
  const verdictTimes: number[] = [];
  const nextFlag = createFlags(world);
  let server = 0;

  async function sendRaw(player: Player, challengeId: number, flag: string): Promise<FlagAnswer> {
    const begin = performance.now();
    const url = `${servers[server % servers.length]}/api/game/${gameId}/challenges/${challengeId}`;
    server += 1;
    const answer: FlagAnswer = { submissionId: null, verdict: null, milliseconds: 0, at: 0 };
    const sent = await asker.ask({ player, url, body: { flag } });
    if (sent === null) return answer;
    answer.submissionId = Number(sent.body.toString());
    answer.at = Date.now();
    const told = await asker.ask({ player, url: `${url}/status/${answer.submissionId}` });
    answer.verdict = told && (JSON.parse(told.body.toString()) as string);
    return { ...answer, milliseconds: performance.now() - begin };
  }

  async function tryOnce(player: Player, challengeId: number, flag: string): Promise<FlagAnswer> {
    const once: Try = {
      team: player,
      challengeId,
      answer: flag,
      submissionId: null,
      acknowledgedAt: 0,
    };
    tries.push(once);
    const client = players.indexOf(player);
    const answer =
      client < SIZE.sdkPlayers
        ? await sdk.send({ client, challengeId, flag })
        : await sendRaw(player, challengeId, flag);
    once.submissionId = answer.submissionId;
    once.acknowledgedAt = answer.at;
    return answer;
  }

  /** Sends a flag until the server has acknowledged it, as people do. */
  async function submit({ player, challengeId, flag, onRight }: Flag): Promise<void> {
    for (let count = 1; count <= MAX_TRIES; count += 1) {
      const answer = await tryOnce(player, challengeId, flag);
      if (answer.submissionId === null) {
        await pause(delayAfter(count));
        continue;
      }
      if (answer.verdict !== null && count === 1) verdictTimes.push(answer.milliseconds);
      const expected = flag === RIGHT_FLAG ? 'Accepted' : 'WrongAnswer';
      if (answer.verdict !== null && answer.verdict !== expected) {
        asker.complain(`a flag was judged ${answer.verdict} instead of ${expected}`);
      }
      onRight();
      return;
    }
    asker.complain(`a flag was not acknowledged in ${MAX_TRIES} tries`);
  }

  return {
    tries,
    verdictTimes,
    complaints: asker.complaints,
    requests: asker.requests,
    async send(seconds) {
      const begin = performance.now();
      const sent: Promise<void>[] = [];
      while (sent.length < SIZE.flagsPerSecond * seconds) {
        sent.push(submit(nextFlag()));
        const due = begin + (sent.length * 1000) / SIZE.flagsPerSecond;
        await pause(Math.max(0, due - performance.now()));
      }
      await Promise.all(sent);
    },
    sendLast: () => submit(nextFlag('right')),
    close: asker.close,
  };
}

interface Flag {
  player: Player;
  challengeId: number;
  flag: string;
  /** Call when it was acknowledged. */
  onRight: () => void;
}

/** Chooses team after team, so that none meets the limits for submissions. */
function createFlags({ game }: World) {
  const crews = [...Map.groupBy(game.teams, (player) => player.participationId).values()]
    .map((players) => ({
      players,
      unsolved: new Set(game.challengeIds),
      solved: new Set<number>(),
    }))
    .toSorted(() => Math.random() - 0.5);
  let serial = 0;

  return (wanted?: 'right'): Flag => {
    const crew = crews[(serial += 1) % crews.length];
    if (!crew) throw new Error('There are no teams.');
    const player = pick(crew.players) ?? crew.players[0];
    if (!player) throw new Error('A team has no players.');
    const kind = Math.random();
    const unsolved = pick([...crew.unsolved]);
    if (unsolved !== undefined && (kind < RIGHT_SHARE || wanted === 'right')) {
      crew.unsolved.delete(unsolved);
      const onRight = () => crew.solved.add(unsolved);
      return { player, challengeId: unsolved, flag: RIGHT_FLAG, onRight };
    }
    const solved = pick([...crew.solved]);
    if (solved !== undefined && kind < RIGHT_SHARE + REPEATED_SHARE) {
      return { player, challengeId: solved, flag: RIGHT_FLAG, onRight: () => undefined };
    }
    const challengeId = pick(game.challengeIds) ?? 0;
    return { player, challengeId, flag: `flag{no ${serial}}`, onRight: () => undefined };
  };
}

function pick<T>(items: readonly T[]): T | undefined {
  return items[Math.floor(Math.random() * items.length)];
}
