import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../domain/actor.ts';
import { AppError } from '../../domain/app-error.ts';
import { addressOf } from '../../http/address.ts';
import type { Routes } from '../../http/registrar.ts';
import type { Limits } from '../../http/limits.ts';
import type { SessionCookies } from '../../http/session.ts';
import { findProfile, limitProof } from '../accounts/public.ts';
import { negotiateLanguage } from '../../sentences/negotiate.ts';
import { avatarUrl } from '../files/public.ts';
import type { NewUser } from './service-check-new.ts';
import type { UserListQuery, UserListRow } from './repository-list.ts';
import { addUsers, importUsers } from './service-add.ts';
import { deleteOwnAccount, deleteUser } from './service-delete.ts';
import {
  checkMail,
  inviteUserAgain,
  listUsers,
  resetUserPassword,
  updateUser,
  type UserDeps,
} from './service.ts';

/** What a user without an address is shown with. */
const NO_ADDRESS = '0.0.0.0';

interface UserRouteDeps extends UserDeps {
  limits: Limits;
  cookies: Pick<SessionCookies, 'endSession'>;
}

export function userRoutes(deps: UserRouteDeps) {
  const { db, limits, cookies } = deps;

  async function list(query: UserListQuery) {
    const { rows, total, counts } = await listUsers(deps, query);
    return { data: rows.map(toWire), length: rows.length, total, counts };
  }

  async function addEach(
    actor: Actor,
    users: readonly NewUser[],
    choices: { dryRun: boolean; setPasswords: boolean },
    request: FastifyRequest,
  ) {
    const address = addressOf(request);
    const language = negotiateLanguage(request.headers['accept-language']);
    const options = { ...choices, address, language };
    const { rows, teams } = await importUsers(deps, actor, users, options);
    const count = (wanted: string) => rows.filter(({ outcome }) => outcome === wanted).length;
    return {
      rows: rows.map(({ outcome, errors }) => ({
        outcome,
        errors: errors.map(({ item = null, ...error }) => ({ ...error, item })),
      })),
      added: count('Added'),
      unchanged: count('Unchanged'),
      passwordsSet: count('PasswordSet'),
      refused: count('Refused'),
      teams,
    };
  }

  return {
    async listUsers({ query }) {
      return list(query);
    },
    async searchUsers({ query: { hint, ...window } }) {
      return list({ ...window, text: hint, order: 'Ascending' });
    },
    async getUser({ params }) {
      const profile = await findProfile(db, params.userId);
      if (!profile) throw new AppError('USER_NOT_FOUND');
      const { id, avatarHash, mustChangePassword: _own, ...rest } = profile;
      return { ...rest, userId: id, avatar: avatarUrl(avatarHash) };
    },
    async updateUser({ actor, params, body }) {
      await updateUser(deps, actor, params.userId, body);
    },
    async deleteUser({ actor, params }) {
      await deleteUser(deps, actor, params.userId);
    },
    async deleteOwnAccount({ actor, body, request, reply }) {
      const address = addressOf(request);
      await limitProof(limits, actor, address);
      await deleteOwnAccount(deps, actor, { password: body.password, address });
      await cookies.endSession(reply);
    },
    async resetUserPassword({ actor, params, request }) {
      return resetUserPassword(deps, actor, params.userId, addressOf(request));
    },
    async addUsers({ actor, body, request }) {
      return addUsers(deps, actor, body, addressOf(request));
    },
    async importUsers({ actor, body, query, request }) {
      return addEach(actor, body, query, request);
    },
    async inviteUsers({ actor, body, query: { dryRun }, request }) {
      checkMail(deps);
      const own = { password: null, mustChangePassword: false, banned: false };
      const users = body.map((user) => ({ ...user, ...own }));
      return addEach(actor, users, { dryRun, setPasswords: false }, request);
    },
    async inviteUserAgain({ actor, params, request }) {
      const language = negotiateLanguage(request.headers['accept-language']);
      await inviteUserAgain(deps, actor, params.userId, language);
    },
  } satisfies Routes;
}

function toWire({ registeredAt, lastVisitedAt, lastAddress, avatarHash, ...user }: UserListRow) {
  return {
    ...user,
    registerTimeUtc: registeredAt.getTime(),
    lastVisitedUtc: lastVisitedAt?.getTime() ?? 0,
    ip: lastAddress ?? NO_ADDRESS,
    avatar: avatarUrl(avatarHash),
  };
}
