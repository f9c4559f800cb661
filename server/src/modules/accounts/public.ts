/** What other modules, `http/` and the composition root may use of this module. */
export { provePassword } from './service-password.ts';
export {
  createDevices,
  deleteForgottenDevices,
  DEVICE_SECONDS,
  type Devices,
} from './service-devices.ts';
export { endExpiredSessions, endSessions } from './service-end-sessions.ts';
export { limitProof } from './part-limit-proof.ts';
export {
  ADDRESS_JOB,
  type AddressRequest,
  mailOtherAddress,
} from './service-registration-email.ts';
export { invite, LINK_JOB, type LinkRequest, mailLink } from './service-link-mails.ts';
export { deleteExpiredLinks } from './repository-links.ts';
export {
  type AccountInput,
  addAccount,
  checkAccountInput,
  checkEmail,
  checkPassword,
  checkUserName,
} from './service-new-account.ts';
export { findGamesWithSolvesOf, findProfile, hasAdministrator } from './repository.ts';
export { confirmationOf, domainsOf, emailKey, nameKey } from './rules.ts';
export { forgetAddresses } from './repository-sessions.ts';
export { findOwnSessions } from './service-own-sessions.ts';
export { checkProfileTexts } from './service-profile.ts';
export {
  createSessions,
  type FoundSession,
  SESSION_SECONDS,
  type Sessions,
  type SessionUser,
} from './service-sessions.ts';
