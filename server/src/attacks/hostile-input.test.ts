import { crc32, deflateSync } from 'node:zlib';
import PostalMime, { type Email } from 'postal-mime';
import sharp from 'sharp';
import { describe } from 'vitest';
import { renderPage } from '../http/render-page.ts';
import { cookieOf, createTestSite } from '../modules/accounts/testing/test-site.ts';
import { createPictureMaker } from '../modules/files/part-image.ts';
import { writeMail } from '../modules/mails/part-text.ts';
import { createSendMail } from '../platform/mailer.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { testAttack } from './attack.ts';

const database = await createTestDatabase();
const site = await createTestSite(database);
const smtp = await startMailServer();

const TO = 'mira@harbour.example';
const PASSWORD = 'Tern-and-Gull-7';

describe('a mail', () => {
  /** The mail that arrives from a site of this name for a user of this name. */
  type Sends = (title: string, userName: string) => Promise<Email>;

  testAttack('gets headers and scripts by the names in it', {
    naive: (): Sends => async (title, userName) =>
      PostalMime.parse(
        [
          `From: ${title} <no-reply@harbour.example>`,
          `To: ${TO}`,
          `Subject: ${title}: confirm your account`,
          'Content-Type: text/html',
          '',
          `<p>Hello ${userName}</p>`,
        ].join('\r\n'),
      ),
    ours: (): Sends => {
      const send = createSendMail(smtp.config.server);
      return async (title, userName) => {
        const names = { site: title, to: TO, userName, newEmail: null, link: null };
        const text = writeMail({ kind: 'VerifyAccount', language: 'en-US', ...names });
        const from = { name: title, address: 'no-reply@harbour.example' };
        await send({ from, to: TO, ...text });
        const [mail] = smtp.to(TO);
        if (!mail) throw new Error('No mail has arrived.');
        return mail;
      };
    },
    async run(send) {
      const mail = await send(
        'Harbour\r\nBcc: eve@evil.example\r\nReply-To: eve@evil.example',
        '<img src=x onerror=alert(1)>',
      );
      const names = new Set(mail.headers.map(({ key }) => key));
      return names.has('bcc') || names.has('reply-to') || /<img/.test(mail.html ?? '');
    },
  });
});

describe('the served page', () => {
  const PAGE = '<head><title>Halyard</title><link rel="icon" href="/x" /></head>';
  type Renders = (title: string, description: string) => string;

  testAttack('runs a script that is in the name or the description of the site', {
    naive: (): Renders => (title, description) =>
      PAGE.replace(
        '<title>Halyard</title>',
        `<title>${title}</title><meta name="description" content="${description}" />`,
      ),
    ours: (): Renders => (title, description) =>
      renderPage(PAGE, { title, description, icon: null, logo: null }),
    run: async (render) =>
      /<script|<img/.test(
        render('</title><script>alert(1)</script>', '"><img src=x onerror=alert(1)>'),
      ),
  });
});

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG of black pixels: one bit each, and next to nothing once compressed. */
function pngBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a picture', () => {
  type Decodes = (content: Buffer) => Promise<unknown>;

  testAttack('of a few kilobytes is decoded to 144 million pixels', {
    naive: (): Decodes => (content) =>
      sharp(content, { limitInputPixels: false }).resize(300, 300).webp().toBuffer(),
    ours: (): Decodes => {
      const makePicture = createPictureMaker();
      return (content) => makePicture(content, 'avatar');
    },
    use: async (decode) => (await decode(pngBomb(100))) instanceof Uint8Array,
    async run(decode) {
      const bomb = pngBomb(12_000);
      if (bomb.length > 100_000) throw new Error('The bomb is too large to be one.');
      return decode(bomb).then(
        () => true,
        () => false,
      );
    },
  });
});

describe('a form of files', () => {
  /** Status of the answer to an upload; 0 when there is none. */
  type Uploads = (contentType: string, body: string | Buffer) => Promise<number>;

  testAttack('that is malformed is accepted, or breaks the server', {
    naive: (): Uploads => async (contentType, body) => {
      try {
        const boundary = /boundary=(.*)/.exec(contentType)?.[1] ?? '';
        const [head = '', content = ''] =
          body.toString('latin1').split(`--${boundary}`)[1]?.split('\r\n\r\n') ?? [];
        const name = decodeURIComponent(/filename\*?=(?:UTF-8'')?"?([^";]+)/.exec(head)?.[1] ?? '');
        return name === '' && content === '' ? 400 : 200;
      } catch {
        return 500;
      }
    },
    ours: async (): Promise<Uploads> => {
      const account = { userName: 'mira', email: TO, password: PASSWORD };
      const cookie = cookieOf(await site.call('POST', '/api/account/register', account)) ?? '';
      return async (contentType, payload) => {
        const options = { cookie, payload, headers: { 'content-type': contentType } };
        return (await site.call('PUT', '/api/account/avatar', undefined, options)).statusCode;
      };
    },
    async use(upload) {
      const data = new FormData();
      const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#f00' } });
      data.append('file', new Blob([Buffer.from(await picture.png().toBuffer())]), 'me.png');
      const form = new Response(data);
      const body = Buffer.from(await form.arrayBuffer());
      return (await upload(form.headers.get('content-type') ?? '', body)) === 200;
    },
    async run(upload) {
      const type = 'multipart/form-data; boundary=x';
      const head = '--x\r\nContent-Disposition: form-data; name="file"; filename';
      const bodies = [
        `${head}="a"\r\n\r\nnot ended`,
        `${head}*=UTF-8''%ff%fe\r\n\r\nx\r\n--x--\r\n`,
        `${head}="a"\r\nX-Long: ${'a'.repeat(1_000_000)}\r\n\r\nx\r\n--x--\r\n`,
        `${head}="a"\r\n\r\nx\r\n`.repeat(500),
        '',
      ];
      const statuses = [await upload('multipart/form-data; boundary=', bodies[0] ?? '')];
      for (const body of bodies) statuses.push(await upload(type, body));
      return statuses.some((status) => status < 400 || status >= 500);
    },
  });
});
