import { containerInfo } from '../../domain/container.ts';
import { AppError, orNotFound } from '../../domain/app-error.ts';
import type { Limits } from '../../http/limits.ts';
import type { Routes } from '../../http/registrar.ts';
import type { AttachmentRow } from './repository-challenge.ts';
import { assetUrl, makeAttachmentLink } from '../files/public.ts';
import { previewDivision } from '../live-games/public.ts';
import {
  type Look,
  openChallenge,
  type OpenedChallenge,
  previewChallenge,
} from './service-open.ts';
import { createRecentVerdicts } from './part-recent-verdicts.ts';
import { findResult } from './repository.ts';
import { maskResultForPlayer } from './rules.ts';
import { submitFlag, type SubmitDeps } from './service-submit.ts';
import type { SiteLog } from '../site-log/public.ts';
import type { Clock } from '../../platform/clock.ts';
import { createTurns } from '../../platform/turns.ts';

/** One holds the lock on the challenge, and the next is ready to take it. */
const AT_ONCE = 2;

type SubmissionDeps = Omit<SubmitDeps, 'inTurn' | 'limit' | 'verdicts'> & {
  limits: Limits;
  siteLog: Pick<SiteLog, 'add'>;
};

export function submissionRoutes({ limits, siteLog, ...deps }: SubmissionDeps) {
  const verdicts = createRecentVerdicts();
  const openDeps = { ...deps, onNoFileLeft: createShortageLog(deps.clock, siteLog) };
  const submitDeps: SubmitDeps = {
    ...deps,
    verdicts,
    inTurn: createTurns(AT_ONCE),
    limit: (keys) => limits.take('submit', keys),
  };
  return {
    async getChallenge({ game, participation, params, actor }) {
      const viewer = { actor, live: game, participation };
      return toChallengeDetail(await openChallenge(openDeps, viewer, params.challengeId));
    },
    async createAttachmentLink({ game, participation, params, actor }) {
      const viewer = { actor, live: game, participation };
      const { challenge, view } = await openChallenge(openDeps, viewer, params.challengeId);
      const { type, hash, name } = attachmentOf(challenge, view);
      if (type !== 'Local' || hash === null) throw new AppError('FILE_NOT_FOUND');
      return makeAttachmentLink(deps, actor, { hash, name: name ?? hash });
    },
    async previewChallenge({ game, params, query }) {
      const viewer = { live: game, division: previewDivision(game, query.division) };
      return toChallengeDetail(await previewChallenge(deps, viewer, params.challengeId));
    },
    async submitFlag({ game, participation, params, body, actor }) {
      const { challengeId } = params;
      const input = { live: game, participation, challengeId, actor, answer: body.flag };
      return submitFlag(submitDeps, input);
    },
    async getSubmissionStatus({ params, actor }) {
      const sought = { ...params, userId: actor.userId };
      const result = verdicts.find(sought) ?? (await findResult(deps.db, sought));
      return maskResultForPlayer(orNotFound(result, 'SUBMISSION_NOT_FOUND'));
    },
  } satisfies Routes;
}

function toChallengeDetail({ challenge, view, score, isSolved, tries }: OpenedChallenge) {
  const { id, title, category, type, submissionLimit, deadline } = challenge;
  return {
    id,
    title,
    category,
    type,
    score,
    deadline,
    content: view.content,
    hints: view.hints,
    context: contextOf(challenge, view),
    limit: submissionLimit,
    attempts: tries[0]?.attempts ?? 0,
    solved: isSolved,
    tries: tries.map((row) => ({
      id: row.id,
      answer: row.answer,
      status: maskResultForPlayer(row.result),
      time: row.submittedAt.getTime(),
      user: row.userName,
      repeat: row.isRepeat,
    })),
  };
}

function contextOf(challenge: OpenedChallenge['challenge'], view: OpenedChallenge['view']) {
  const { container } = view;
  const { url, fileSize } = linkOf(attachmentOf(challenge, view));
  const isRunning = container?.status === 'Running';
  return {
    closeTime: isRunning ? container.stopAt : null,
    instanceEntry: isRunning ? container.entry : null,
    container: container && containerInfo(container),
    url,
    fileSize,
  };
}

/** The file of a challenge; the team's own where each has one. */
function attachmentOf(
  { type }: OpenedChallenge['challenge'],
  { attachment, ownAttachment, fileName }: OpenedChallenge['view'],
): AttachmentRow {
  return type === 'DynamicAttachment' ? { ...ownAttachment, name: fileName } : attachment;
}

/** Where to download a file: a path here, or a foreign address. */
function linkOf({ type, url, hash, name, size }: AttachmentRow) {
  if (type === 'Remote') return { url, fileSize: null };
  if (type !== 'Local' || hash === null) return { url: null, fileSize: null };
  return { url: assetUrl(hash, name ?? hash), fileSize: size };
}

/** Open pages ask again and again: one line an hour says enough about a challenge. */
const SHORTAGE_PAUSE = 3_600_000;

/** Writes to the log of the site that a challenge has fewer files than teams. */
function createShortageLog(clock: Clock, siteLog: Pick<SiteLog, 'add'>) {
  const toldAt = new Map<number, number>();
  return ({ challenge, participation }: Look): void => {
    const now = clock();
    if (now - (toldAt.get(challenge.id) ?? -Infinity) < SHORTAGE_PAUSE) return;
    toldAt.set(challenge.id, now);
    const values = { challenge: challenge.title, team: participation.name };
    siteLog.add({ code: 'ATTACHMENTS_EXHAUSTED', values });
  };
}
