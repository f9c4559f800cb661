import { ALL_PERMISSIONS } from '@halyard/sdk/rules';
import type { Actor } from '../../domain/actor.ts';
import { AppError, fieldError, orNotFound } from '../../domain/app-error.ts';
import type { AuditFields, AuditTarget } from '../../domain/audit.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { type IsExpected, tagJson } from '../../platform/tagged-json.ts';
import type { Write } from '../../platform/write.ts';
import { holdGame } from '../games/public.ts';
import {
  type ChallengeConfig,
  deleteDivisionRow,
  type DivisionFields,
  type DivisionRow,
  findDivisionRows,
  hasTeams,
  holdChallenges,
  insertDivision,
  lockDivision,
  replaceDivision,
} from './repository.ts';

export interface DivisionDeps {
  db: Db;
  write: Write;
}

/** A division of a game. */
export interface DivisionKey {
  gameId: number;
  id: number;
}

/** What to change; a field that is missing or null stays as it is. */
export type DivisionPatch = {
  [Field in keyof DivisionFields]?: DivisionFields[Field] | null | undefined;
};

/** A division to be made. */
export type NewDivision = DivisionPatch & Pick<DivisionFields, 'name'>;

const EVERYTHING: DivisionFields = {
  name: '',
  inviteCode: null,
  defaultPermissions: ALL_PERMISSIONS,
  challengeConfigs: [],
};

/** A game's divisions with their codes, in the order of their ids. */
export async function listDivisions({ db }: DivisionDeps, gameId: number): Promise<DivisionRow[]> {
  return findDivisionRows(db, gameId);
}

/** Throws GAME_NOT_FOUND, CHALLENGE_NOT_FOUND or VALIDATION_FAILED. */
export async function createDivision(
  { write }: DivisionDeps,
  actor: Actor,
  gameId: number,
  input: NewDivision,
): Promise<DivisionRow> {
  const fields = merge(EVERYTHING, input);
  checkNamedOnce(input.challengeConfigs ?? []);
  return write(actor, async (tx, emit, audit) => {
    if (!(await holdGame(tx, gameId))) throw new AppError('GAME_NOT_FOUND');
    await checkChallenges(tx, gameId, input.challengeConfigs ?? []);
    const id = await insertDivision(tx, gameId, fields);
    audit(targetOf({ ...fields, id }), { after: { ...auditedFields(fields), gameId } });
    emit({ topic: 'game', gameId, body: {} });
    return { ...fields, id };
  });
}

/** The version of a game's divisions, as an entity tag. */
export function divisionsVersion(divisions: readonly DivisionRow[]): string {
  return tagJson(divisions).etag;
}

/**
 * Throws DIVISION_NOT_FOUND, CHALLENGE_NOT_FOUND, VALIDATION_FAILED and, where the divisions of the
 * game have another version, VERSION_CONFLICT.
 */
export async function updateDivision(
  { write }: DivisionDeps,
  actor: Actor,
  { gameId, id, isExpected }: DivisionKey & { isExpected: IsExpected },
  patch: DivisionPatch,
): Promise<DivisionRow> {
  checkNamedOnce(patch.challengeConfigs ?? []);
  return write(actor, async (tx, emit, audit) => {
    const before = orNotFound(await lockDivision(tx, gameId, id), 'DIVISION_NOT_FOUND');
    const version = divisionsVersion(await findDivisionRows(tx, gameId));
    if (!isExpected(version)) throw new AppError('VERSION_CONFLICT');
    const after = merge(before, patch);
    await checkChallenges(tx, gameId, patch.challengeConfigs ?? []);
    await replaceDivision(tx, id, after);
    audit(targetOf({ ...after, id }), {
      before: auditedFields(before),
      after: auditedFields(after),
    });
    emit({ topic: 'game', gameId, body: {} });
    return { ...after, id };
  });
}

/** Throws DIVISION_NOT_FOUND or, while a team is in it, DIVISION_IN_USE. */
export async function deleteDivision(
  { write }: DivisionDeps,
  actor: Actor,
  { gameId, id }: DivisionKey,
): Promise<void> {
  await write(actor, async (tx, emit, audit) => {
    const division = orNotFound(await lockDivision(tx, gameId, id), 'DIVISION_NOT_FOUND');
    if (await hasTeams(tx, id)) throw new AppError('DIVISION_IN_USE');
    audit(targetOf(division), { before: { ...auditedFields(division), gameId } });
    await deleteDivisionRow(tx, id);
    emit({ topic: 'game', gameId, body: {} });
  });
}

function merge(before: DivisionFields, patch: DivisionPatch): DivisionFields {
  const inviteCode = patch.inviteCode ?? before.inviteCode;
  const challengeConfigs = patch.challengeConfigs ?? before.challengeConfigs;
  return {
    name: patch.name ?? before.name,
    // A blank one asks for none, as no code does.
    inviteCode: inviteCode?.trim() ? inviteCode : null,
    defaultPermissions: patch.defaultPermissions ?? before.defaultPermissions,
    challengeConfigs: challengeConfigs.toSorted((a, b) => a.challengeId - b.challengeId),
  };
}

function checkNamedOnce(configs: readonly ChallengeConfig[]): void {
  const seen = new Set<number>();
  for (const [index, { challengeId }] of configs.entries()) {
    if (seen.has(challengeId)) throw fieldError('VALIDATION_FAILED', pathOf(index));
    seen.add(challengeId);
  }
}

async function checkChallenges(
  tx: Tx,
  gameId: number,
  configs: readonly ChallengeConfig[],
): Promise<void> {
  const ids = configs.map(({ challengeId }) => challengeId);
  const found = new Set(await holdChallenges(tx, gameId, ids));
  const missing = ids.findIndex((id) => !found.has(id));
  if (missing >= 0) throw fieldError('CHALLENGE_NOT_FOUND', pathOf(missing));
}

/** The path of a challenge in the body of a request, for errors. */
function pathOf(index: number): string {
  return `challengeConfigs.${index}.challengeId`;
}

function targetOf({ id, name }: Pick<DivisionRow, 'id' | 'name'>): AuditTarget {
  return { type: 'Division', id, name };
}

/** What the audit log compares, by the names of the contract. */
function auditedFields({
  name,
  inviteCode,
  defaultPermissions,
  challengeConfigs,
}: DivisionFields): AuditFields {
  return { name, inviteCode, defaultPermissions, challengeConfigs };
}
