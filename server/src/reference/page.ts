import { SAMPLE_ORIGIN } from './sdk-sample.ts';

/** The path of the reference; its files are below it. */
export const REFERENCE_PATH = '/docs/api';

export const TITLE = 'Halyard API';

/** Used only by START_SCRIPT. */
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
 * Settings of the viewer: it loads the document from this server, sends requests directly to it,
 * and must not load from, send to or advertise its vendor's hosts.
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
 * Runs before the viewer. It disables the code generation of the bundled validator, and allows only
 * icons and character references as HTML strings: see PAGE_POLICY.
 */
export const PREPARE_SCRIPT = `globalThis.__zod_globalConfig = { jitless: true };
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (/^(<svg\\b[^]*<\\/svg>|&#?\\w+;)?$/.test(html) ? html : null),
});
`;

/**
 * Starts the viewer in the theme that the first-paint script has read from the app's setting.
 * Requests use the session of this browser, which sends its cookie itself: browsers reject a Cookie
 * header set by the viewer, with a warning. The samples name this server.
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
  settings.customFetch = async (input, init) => {
    const response = await fetch(input, init);
    if (new URL(response.url).pathname !== settings.url) return response;
    const text = await response.text();
    return new Response(text.replaceAll('${SAMPLE_ORIGIN}', location.origin), response);
  };
  Scalar.createApiReference('#reference', settings);
}
`;

/**
 * The Content-Security-Policy of the page. The viewer creates style elements and attributes at run
 * time and does not support a nonce; everything else is loaded from this server.
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
