/** Where the reference lies; everything it needs is below. */
export const REFERENCE_PATH = '/docs/api';

export const TITLE = 'Halyard API';

/** Read by nothing but our own start script. */
export const PAGE = `<!doctype html>
<html lang="en" data-theme="dark">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="dark light" />
    <title>${TITLE}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <script src="${REFERENCE_PATH}/prepare.js"></script>
    <link rel="stylesheet" href="${REFERENCE_PATH}/theme.css" />
    <script src="${REFERENCE_PATH}/viewer.js" defer></script>
    <script src="${REFERENCE_PATH}/start.js" defer></script>
  </head>
  <body>
    <div id="reference"></div>
    <noscript>The reference needs JavaScript. The document it shows: ${REFERENCE_PATH}/openapi.json</noscript>
  </body>
</html>
`;

/**
 * Settings of the viewer: the document from here, requests straight to here, and nothing of what
 * it would load from, send to or advertise at its makers' hosts.
 */
const SETTINGS = {
  url: `${REFERENCE_PATH}/openapi.json`,
  theme: 'none',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true, hideAddApi: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  persistAuth: false,
  showOperationId: true,
  documentDownloadType: 'direct',
  modelsSectionLabel: 'Schemas',
  orderSchemaPropertiesBy: 'preserve',
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
};

/**
 * Runs before the viewer. The validator inside it may compile no code, and of the strings that it
 * hands to the browser as HTML only icons and character references pass: see the policy.
 */
export const PREPARE_SCRIPT = `globalThis.__zod_globalConfig = { jitless: true };
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (/^(<svg\\b[^]*<\\/svg>|&#?\\w+;)?$/.test(html) ? html : null),
});
`;

/**
 * Starts the viewer in the theme that the first-paint script has read from the app's choice.
 * Requests go out with the session of this browser, which sends its cookie by itself: the value
 * from the viewer's own field would only be refused, with a warning.
 */
export const START_SCRIPT = `{
  const settings = ${JSON.stringify(SETTINGS, null, 2)};
  settings.forceDarkModeState = document.documentElement.dataset.theme;
  const beforeRequest = ({ requestBuilder }) => {
    requestBuilder.security = requestBuilder.security.filter((one) => one.in !== 'cookie');
  };
  settings.plugins = [
    () => ({ name: 'session', extensions: [], apiClientPlugins: [{ hooks: { beforeRequest } }] }),
  ];
  Scalar.createApiReference('#reference', settings);
}
`;

/**
 * What the page may do. The viewer writes style elements and attributes as it goes, with no place
 * for a nonce; everything else comes from here.
 */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types vue default',
].join('; ');
