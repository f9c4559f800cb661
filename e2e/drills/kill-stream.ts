import { setTimeout as pause } from 'node:timers/promises';
import { createHttpClient, type HttpClient } from '../load/http-client.ts';
import { RIGHT_FLAG, type SeededGame, type SeededTeam } from '../load/seed.ts';

/** An answer that a team has sent. */
export interface Attempt {
  team: SeededTeam;
  challengeId: number;
  answer: string;
  /** Null until the server has acknowledged it. */
  submissionId: number | null;
}

/** Teams that submit one answer after the other. */
export interface Stream {
  /** Everything sent so far, in the order of sending. */
  attempts: readonly Attempt[];
  /** Stops sending; resolves when no request is pending. */
  end(): Promise<void>;
  /** Unexpected responses of the running server. */
  complaints: readonly string[];
}

const RIGHT_SHARE = 0.08;
const PATIENCE_MILLISECONDS = 30_000;

/** Lets every team submit correct and wrong answers as fast as the server accepts them. */
export function startStream(url: string, game: SeededGame): Stream {
  const http = createHttpClient(game.teams.length);
  const attempts: Attempt[] = [];
  const complaints: string[] = [];
  const ending = new AbortController();

  async function submit(attempt: Attempt): Promise<void> {
    attempts.push(attempt);
    const answer = await ask(http, url, game.gameId, attempt);
    if (answer === 'silence') {
      complaints.push(`no answer in ${PATIENCE_MILLISECONDS / 1000} s`);
    } else if (answer?.status === 200) {
      attempt.submissionId = Number(answer.body.toString());
      forget(attempt);
    } else if (!ending.signal.aborted || (answer !== null && answer.status < 500)) {
      complaints.push(`answered ${answer?.status ?? 'nothing'} ${answer?.body.toString() ?? ''}`);
    }
  }
  async function play(team: SeededTeam): Promise<void> {
    while (!ending.signal.aborted) await submit(nextAttempt(game, team, attempts.length));
  }
  const players = game.teams.map(play);

  return {
    attempts,
    complaints,
    async end() {
      ending.abort();
      await Promise.all(players);
      http.close();
    },
  };
}

/** The answer; null when the connection broke. */
async function ask(http: HttpClient, url: string, gameId: number, attempt: Attempt) {
  const { team, challengeId, answer } = attempt;
  const patience = new AbortController();
  const answered = http
    .ask({
      url: `${url}/api/game/${gameId}/challenges/${challengeId}`,
      method: 'POST',
      headers: { cookie: team.cookie },
      body: { flag: answer },
    })
    .catch(() => null);
  const silence = pause(PATIENCE_MILLISECONDS, 'silence' as const, {
    signal: patience.signal,
  }).catch(() => null);
  const first = await Promise.race([answered, silence]);
  patience.abort();
  return first;
}

function nextAttempt(game: SeededGame, team: SeededTeam, serial: number): Attempt {
  const unsolved = pick(team.unsolved);
  const isRight = unsolved !== undefined && Math.random() < RIGHT_SHARE;
  return {
    team,
    challengeId: isRight ? unsolved : (pick(game.challengeIds) ?? 0),
    answer: isRight ? RIGHT_FLAG : `flag{no ${serial} at ${Date.now()}}`,
    submissionId: null,
  };
}

/** Makes a team submit a correct answer again until it is acknowledged, as people do. */
function forget({ team, challengeId, answer }: Attempt): void {
  if (answer === RIGHT_FLAG) team.unsolved = team.unsolved.filter((id) => id !== challengeId);
}

function pick<T>(items: readonly T[]): T | undefined {
  return items[Math.floor(Math.random() * items.length)];
}
