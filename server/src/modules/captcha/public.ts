/** What other modules, `http/` and the composition root may use of this module. */
export { deleteExpiredChallenges } from './repository.ts';
export { originsOf } from './part-turnstile.ts';
export { type Captcha, type CaptchaSettings, createCaptcha } from './service.ts';
