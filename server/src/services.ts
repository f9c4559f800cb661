import { createReadAudit } from './modules/audit/public.ts';
import { auditRoutes } from './modules/audit/routes.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createGate } from './http/access.ts';
import { createDeviceCookies } from './http/device-cookie.ts';
import { createExports } from './http/exports.ts';
import {
  createByteCount,
  createFileLimit,
  createLimits,
  createRequestLimit,
  heldFactor,
} from './http/limits.ts';
import { createProxyWatch } from './http/proxy-watch.ts';
import { createSessionCookies } from './http/session.ts';
import { accountRoutes } from './modules/accounts/routes.ts';
import { linkRoutes } from './modules/accounts/routes-links.ts';
import { sessionRoutes } from './modules/accounts/routes-sessions.ts';
import {
  createDevices,
  createSessions,
  ADDRESS_JOB,
  type AddressRequest,
  LINK_JOB,
  type LinkRequest,
  mailLink,
  mailOtherAddress,
} from './modules/accounts/public.ts';
import { captureRoutes } from './modules/captures/routes.ts';
import { type CaptchaSettings, createCaptcha } from './modules/captcha/public.ts';
import { captchaRoutes } from './modules/captcha/routes.ts';
import { challengeRoutes } from './modules/challenges/routes.ts';
import { containerRoutes } from './modules/containers/routes.ts';
import { staffContainerRoutes } from './modules/containers/routes-staff.ts';
import { createPictures } from './modules/files/public.ts';
import { fileRoutes } from './modules/files/routes.ts';
import { divisionRoutes } from './modules/divisions/routes.ts';
import { editGameRoutes } from './modules/games/routes-edit.ts';
import { gamePackageRoutes } from './modules/game-packages/routes.ts';
import { gameRoutes } from './modules/games/routes.ts';
import { infoRoutes } from './modules/info/routes.ts';
import { createInfo, createSitePage } from './modules/info/public.ts';
import { createMails, MAIL_JOB } from './modules/mails/public.ts';
import { mailRoutes } from './modules/mails/routes.ts';
import { monitorRoutes } from './modules/monitor/routes.ts';
import { cheatCaseRoutes } from './modules/monitor/routes-cases.ts';
import { NOTICE_JOB, publishDue } from './modules/notices/public.ts';
import { noticeRoutes } from './modules/notices/routes.ts';
import { scheduledNoticeRoutes } from './modules/notices/routes-scheduled.ts';
import { createPublishedPosts } from './modules/posts/public.ts';
import { postRoutes } from './modules/posts/routes.ts';
import { proxyRoutes } from './modules/proxy/routes.ts';
import { participationRoutes } from './modules/participations/routes.ts';
import { createLiveChannel } from './modules/live/public.ts';
import { createAdmissions } from './modules/live/routes-admissions.ts';
import { serveHubs } from './modules/live/routes-hub.ts';
import { liveRoutes } from './modules/live/routes.ts';
import { createLiveGames } from './modules/live-games/public.ts';
import { createPublishedBoards } from './modules/scoreboard/public.ts';
import { scoreboardRoutes } from './modules/scoreboard/routes.ts';
import { settingsRoutes } from './modules/settings/routes.ts';
import { createSettings } from './modules/settings/public.ts';
import {
  createSiteLog,
  failureLine,
  methodAndPath,
  unknownFileLine,
} from './modules/site-log/public.ts';
import { siteLogRoutes } from './modules/site-log/routes.ts';
import { setupRoutes } from './modules/setup/routes.ts';
import { statisticsRoutes } from './modules/statistics/routes.ts';
import { createSetupState } from './modules/setup/public.ts';
import { submissionRoutes } from './modules/submissions/routes.ts';
import { adminTeamRoutes } from './modules/teams/routes-admin.ts';
import { teamRoutes } from './modules/teams/routes.ts';
import { writeupRoutes } from './modules/writeups/routes.ts';
import { userRoutes } from './modules/users/routes.ts';
import { findAccess } from './modules/tokens/public.ts';
import { ownDataRoutes } from './modules/own-data/routes.ts';
import { siteStateRoutes } from './modules/site-state/routes.ts';
import { tokenRoutes } from './modules/tokens/routes.ts';
import type { AppError } from './domain/app-error.ts';
import { createIsOwnHost } from './platform/machine-names.ts';
import { createPasswords } from './platform/passwords.ts';
import { createPictureFinder } from './platform/picture-finder.ts';
import { createMarkdownRenderer } from './platform/render-markdown.ts';
import { createMemoryRateLimiter, createSharedRateLimiter } from './platform/rate-limit.ts';
import { createSendMail, type SendMail } from './platform/mailer.ts';
import { createWrites } from './platform/write.ts';
import { createContainerModules } from './services-containers.ts';
import type { Replacements, ServiceParts } from './services-parts.ts';
import { completeHandlers } from './unimplemented.ts';

/**
 * Streams of one kind that one address may hold in this process: those of a venue whose players share an
 * address.
 */
const STREAMS_PER_ADDRESS = 1000;

/** What the settings say about mail. */
function mailPartsOf({ mail, publicUrl }: ServiceParts['config'], replaced?: SendMail) {
  const server = mail && `${mail.server.host}:${mail.server.port}`;
  return {
    sendMail: replaced ?? (mail && createSendMail(mail.server)),
    senderName: mail?.sender.name ?? null,
    mailSettings: { server, sender: mail?.sender.address ?? null, publicUrl: publicUrl ?? null },
  };
}

function originOf(publicUrl: string | undefined): string | undefined {
  return publicUrl === undefined ? undefined : new URL(publicUrl).origin;
}

function hostnameOf(publicUrl: string | undefined): string | null {
  return publicUrl === undefined ? null : new URL(publicUrl).hostname;
}

export type Services = ReturnType<typeof createServices>;

type Modules = ReturnType<typeof createModules>;

/** What modules keep in memory or share; they subscribe to the bus. */
function createModules(parts: ServiceParts, replaced: Partial<Replacements>) {
  const { config, db, exportDb, bus, storage, metrics, log, onError, onRenderError } = parts;
  const { clock = parts.databaseClock.now, passwords = createPasswords() } = replaced;
  const writes = createWrites({ db, bus, log: (entry) => siteLog.add(entry) });
  const siteLog = createSiteLog({ ...writes, ...log, clock, language: config.siteLanguage });
  const settings = createSettings({ db, bus });
  const sessions = createSessions({ ...writes, db, bus, clock });
  const isSecure = config.publicUrl?.startsWith('https:') ?? false;
  const devices = createDevices({ ...writes, db, clock });
  const deviceCookies = createDeviceCookies(devices, isSecure);
  const cookies = createSessionCookies({
    sessions,
    devices: deviceCookies,
    secure: isSecure,
    referenceNames: config.referenceNames,
  });
  const limits = createLimits({
    memory: createMemoryRateLimiter(),
    shared: createSharedRateLimiter(db),
    config: config.rateLimits,
  });
  const isSetupRequired = createSetupState({ db, bus });
  const liveGames = createLiveGames({ db, bus, clock });
  const published = createPublishedBoards({
    clock,
    liveGames,
    ...(replaced.monotonic && { monotonic: replaced.monotonic }),
    onPublished: (seconds) => metrics.boardPublish.observe(seconds),
  });
  const pictures = createPictures({ ...writes, storage });
  const streamsPerAddress = STREAMS_PER_ADDRESS * heldFactor(config.rateLimits);
  const admissions = createAdmissions(bus);
  const live = createLiveChannel({
    db,
    bus,
    clock,
    liveGames,
    published,
    streamsPerAddress,
    onError,
  });
  const shared = { ...writes, db, clock, settings };
  const containers = createContainerModules({ ...parts, ...shared, streamsPerAddress }, replaced);
  const { maySend } = containers.containers.holder;
  const mailDeps = { ...shared, maySend, ...mailPartsOf(config, replaced.sendMail) };
  const mails = createMails(mailDeps);
  const captchaSettings: CaptchaSettings = {
    captcha: config.captcha,
    hostname: hostnameOf(config.publicUrl),
  };
  const captcha = createCaptcha({ ...shared, siteLog, captchaSettings });
  return {
    ...writes,
    db,
    bus,
    clock,
    passwords,
    settings,
    sessions,
    cookies,
    devices,
    deviceCookies,
    limits,
    exports: createExports(),
    exportDb,
    isSetupRequired,
    renderMarkdown: createMarkdownRenderer({ onError: onRenderError }),
    findHiddenPictures: createPictureFinder(originOf(config.publicUrl)),
    siteLog,
    storage,
    pictures,
    mails,
    mailDeps,
    captcha,
    captchaSettings,
    ...containers,
    liveGames,
    published,
    admissions,
    live,
    uploadLimitBytes: config.uploadLimitBytes,
    siteLanguage: config.siteLanguage,
    referenceNames: config.referenceNames,
    hasCaptcha: config.captcha.provider !== 'None',
    proxyWatch: createProxyWatch(config),
  };
}

/** The handlers of all operations. */
function createHandlers(
  deps: Modules,
  {
    metrics,
    freeSpace,
    databaseClock,
  }: Pick<ServiceParts, 'metrics' | 'freeSpace' | 'databaseClock'>,
) {
  return completeHandlers({
    ...accountRoutes(deps),
    ...sessionRoutes(deps),
    ...linkRoutes(deps),
    ...mailRoutes(deps.mailDeps),
    ...captchaRoutes(deps),
    ...captureRoutes(deps),
    ...challengeRoutes(deps),
    ...containerRoutes(deps),
    ...staffContainerRoutes(deps),
    ...divisionRoutes(deps),
    ...editGameRoutes(deps),
    ...fileRoutes(deps),
    ...gamePackageRoutes(deps),
    ...gameRoutes(deps),
    ...liveRoutes(deps),
    ...infoRoutes(createInfo(deps)),
    ...monitorRoutes(deps),
    ...cheatCaseRoutes(deps),
    ...noticeRoutes(deps),
    ...scheduledNoticeRoutes(deps),
    ...participationRoutes(deps),
    ...proxyRoutes(deps),
    ...postRoutes({ ...deps, posts: createPublishedPosts(deps) }),
    ...scoreboardRoutes(deps),
    ...settingsRoutes(deps),
    ...setupRoutes(deps),
    ...siteLogRoutes(deps),
    ...statisticsRoutes(deps),
    ...submissionRoutes({
      ...deps,
      onJudged: (result) => metrics.submissions.inc({ result }),
    }),
    ...adminTeamRoutes(deps),
    ...auditRoutes(deps),
    ...teamRoutes(deps),
    ...userRoutes(deps),
    ...ownDataRoutes({ ...deps, db: deps.exportDb }),
    ...siteStateRoutes({ ...deps, freeSpace, clockOffset: databaseClock.offset }),
    ...tokenRoutes(deps),
    ...writeupRoutes(deps),
  });
}

/**
 * Creates the modules: the only place that does, also for tests. The modules subscribe to the bus,
 * so call it before the bus starts.
 */
export function createServices(parts: ServiceParts, replaced: Partial<Replacements> = {}) {
  const deps = createModules(parts, replaced);
  const { cookies, limits, live, siteLog } = deps;
  const gate = createGate({
    ...deps,
    isOwnHost: createIsOwnHost(),
    findActor: replaced.findActor ?? cookies.findActor,
    findToken: (text) => findAccess(deps, text),
    limit: createRequestLimit(limits),
    noteRead: createReadAudit(deps),
    onRefused: (request) => siteLog.add({ code: 'ACCESS_REFUSED', values: methodAndPath(request) }),
  });
  /** Adds what the modules do beside the operations. */
  function extend(app: FastifyInstance): void {
    app.addHook('onRequest', async (request) => {
      if (request.routeOptions.config.operation) deps.proxyWatch.note(request);
    });
    deps.admissions.listen(app);
    cookies.renewCookies(app);
    serveHubs(app, { ...deps, gate });
    deps.upgrades.listen(app);
    app.addHook('preClose', async () => {
      live.close();
      await deps.proxy.close();
      await deps.captures.close();
    });
  }
  return {
    ...deps,
    handlers: createHandlers(deps, parts),
    tasks: {
      [MAIL_JOB]: (...job: Parameters<typeof deps.mails.deliver>) => deps.mails.deliver(...job),
      [LINK_JOB]: (request: LinkRequest) => mailLink(deps, request),
      [ADDRESS_JOB]: (request: AddressRequest) => mailOtherAddress(deps, request),
      [NOTICE_JOB]: (notice: { id: number }) => publishDue(deps, notice),
    },
    gate,
    sitePage: createSitePage(deps),
    limitFiles: createFileLimit(limits),
    countBytes: createByteCount(limits),
    logFailure: (request: FastifyRequest, error: Error) => siteLog.add(failureLine(request, error)),
    logRefusal: (request: FastifyRequest, { code }: AppError) => {
      if (code === 'FILE_NOT_FOUND') siteLog.add(unknownFileLine(request));
    },
    extend,
  };
}
