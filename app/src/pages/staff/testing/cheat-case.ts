import type { CheatCase, CheatCaseItem, CheatEvidence, Submission } from '@halyard/sdk/types';
import type { Answers } from '../../../testing/fake-api.ts';
import { config, linnea } from '../../../testing/fixtures.ts';
import { gameAnswers, runningGame } from '../../../testing/game-data.ts';
import { renderPage } from '../../../testing/render-page.tsx';

const game = runningGame();
export const page = `/games/${game.id}/monitor/cheatinfo`;
export const SENT_AT = Date.UTC(2026, 10, 21, 17, 0, 0);

function team(id: number, name: string) {
  return {
    id,
    team: { id: id + 1000, name, avatar: null },
    status: 'Accepted' as const,
    division: null,
    divisionId: null,
  };
}

export const [lock, undertow, halogen] = [
  team(290, 'Tidal Lock'),
  team(318, 'Undertow'),
  team(9, 'Halogen'),
];

/** A flag of another team that a team has sent. */
export function foreignFlag(id: number, name: string): Submission {
  return {
    id,
    answer: 'flag{sextant}',
    status: 'CheatDetected',
    time: SENT_AT + id,
    user: 'riptide',
    userId: null,
    team: name,
    teamId: 1,
    challenge: 'Sextant',
    challengeId: 12,
    repeat: false,
  };
}

export const cheats = [
  { ownedTeam: lock, submitTeam: undertow, submission: foreignFlag(7, 'Undertow') },
  { ownedTeam: lock, submitTeam: halogen, submission: foreignFlag(5, 'Halogen') },
];

export const evidence: CheatEvidence = {
  id: 3,
  eventId: 6,
  time: SENT_AT,
  type: 'FlagSubmit',
  result: 'WrongAnswer',
  answer: 'flag{gone}',
  text: null,
  challenge: 'Deleted since',
  participationId: 318,
  team: 'Undertow before it was renamed',
  user: 'riptide',
  pinnedBy: 'harbourmaster',
  pinnedAt: SENT_AT,
};

export const open: CheatCase = {
  participationId: 290,
  otherParticipationId: 318,
  state: 'Open',
  decision: null,
  notes: [],
  evidence: [],
};

const dismissed: CheatCaseItem = {
  participationId: 9,
  otherParticipationId: 290,
  state: 'Dismissed',
  changedAt: SENT_AT,
  notes: 0,
  evidence: 0,
};

/** Renders the page of the cases of a game. */
export function renderCases(role: 'Monitor' | 'Admin', answers: Answers = {}, address = page) {
  return renderPage(address, {
    ...gameAnswers(game),
    getConfig: { data: { ...config, extensions: ['monitorLists', 'board', 'cheatCases'] } },
    getProfile: { data: { ...linnea, role } },
    listCheats: { data: cheats },
    listCheatCases: { data: [dismissed] },
    getCheatCase: { data: open },
    listSubmissions: ({ query }) => ({
      data: query.get('team') === '1318' ? [foreignFlag(7, 'Undertow')] : [],
    }),
    listEvents: { data: [] },
    ...answers,
  });
}
