import type {
  Division,
  EditChallenge,
  EditChallengeInfo,
  GameInfo,
  GameNotice,
  Participation,
} from '@halyard/sdk/types';
import { admin } from '../../../testing/fixtures.ts';

const HOUR = 3_600_000;

/** A game without default values, so that a lost field is noticed. */
export const harbour: GameInfo = {
  id: 12,
  title: 'Harbour CTF 2026',
  hidden: true,
  summary: 'Two days of everything.',
  content: '# Rules',
  acceptWithoutReview: true,
  writeupRequired: true,
  inviteCode: 'ahoy',
  teamMemberCountLimit: 5,
  containerCountLimit: 2,
  poster: null,
  publicKey: 'A6EHv/POEL4dcN0Y50vAmWfk1jCbpQ1fHdyGZBJVMbg=',
  practiceMode: false,
  start: Date.now() + 24 * HOUR,
  end: Date.now() + 72 * HOUR,
  writeupDeadline: Date.now() + 96 * HOUR,
  writeupNote: 'PDF only',
  bloodBonus: (70 << 20) + (40 << 10) + 15,
};

export const cannon: EditChallenge = {
  id: 7,
  title: 'Loose Cannon',
  content: 'The gun deck.',
  category: 'Pwn',
  type: 'StaticAttachment',
  hints: ['The length field is signed.'],
  flagTemplate: null,
  isEnabled: false,
  acceptedCount: 12,
  fileName: 'attachment',
  attachment: null,
  testContainer: null,
  flags: [{ id: 55, flag: 'flag{one}', attachment: null }],
  containerImage: '',
  memoryLimit: 64,
  cpuCount: 1,
  storageLimit: 256,
  exposePort: 80,
  networkMode: 'Open',
  enableTrafficCapture: false,
  disableBloodBonus: false,
  deadlineUtc: null,
  submissionLimit: 0,
  originalScore: 500,
  minScoreRate: 0.2,
  difficulty: 60,
};

export const cannonInfo: EditChallengeInfo = {
  id: cannon.id,
  title: cannon.title,
  category: cannon.category,
  type: cannon.type,
  isEnabled: cannon.isEnabled,
  score: 471,
  minScore: 100,
  originalScore: 500,
  deadlineUtc: null,
};

export const welcome: GameNotice = {
  id: 1,
  time: Date.now() - HOUR,
  type: 'Normal',
  values: ['Welcome aboard'],
};

/** A pending participation. */
export function applicant(id: number, name: string): Participation {
  return {
    id,
    team: {
      id,
      locked: false,
      captainId: admin.userId,
      name,
      bio: null,
      avatar: null,
      members: [admin],
    },
    registeredMembers: [admin.userId],
    divisionId: 3,
    status: 'Pending',
  };
}

/** The division of the applicants. */
export const student: Division = {
  id: 3,
  name: 'Student',
  inviteCode: 'fjord',
  defaultPermissions: 2_147_483_647,
  challengeConfigs: [],
};

/** Responses to an administrator on a site with one game, challenge and notice. */
export const staffAnswers = {
  getProfile: { data: admin },
  listEditGames: { data: { data: [harbour], length: 1, total: 1 } },
  getEditGame: { data: harbour },
  listEditChallenges: { data: [cannonInfo] },
  getEditChallenge: { data: cannon },
  listEditNotices: { data: [welcome] },
  listParticipations: {
    data: [applicant(31, 'Rusty Anchors'), applicant(32, 'Hawser')],
  },
};
