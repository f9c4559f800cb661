/** What other modules, `http/` and the composition root may use of this module. */
export { provePassword } from './change-password.ts';
export { createDevices, deleteForgottenDevices, DEVICE_SECONDS, type Devices } from './devices.ts';
export { endExpiredSessions, endSessions } from './end-sessions.ts';
export { limitProof } from './limit-proof.ts';
export { ADDRESS_JOB, type AddressRequest, mailOtherAddress } from './registration-email.ts';
export { invite, LINK_JOB, type LinkRequest, mailLink } from './link-mails.ts';
export { deleteExpiredLinks } from './links.ts';
export {
  type AccountInput,
  addAccount,
  checkAccountInput,
  checkEmail,
  checkPassword,
  checkUserName,
} from './new-account.ts';
export { findGamesWithSolvesOf, findProfile, hasAdministrator } from './repository.ts';
export { confirmationOf, domainsOf, emailKey, nameKey } from './rules.ts';
export { forgetAddresses } from './session-repository.ts';
export { findOwnSessions } from './own-sessions.ts';
export { checkProfileTexts } from './update-profile.ts';
export { createSessions, SESSION_SECONDS, type Sessions, type SessionUser } from './sessions.ts';
