import { readdirSync, readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { AppError } from '../../domain/app-error.ts';
import { createPictureMaker, type PictureUse } from './part-image.ts';

const makePicture = createPictureMaker();

/** A picture whose left half is red and whose right half is blue. */
function halves(width: number, height: number) {
  const red = { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#f00' } };
  return sharp({ create: { width, height, channels: 3, background: '#00f' } }).composite([
    { input: red as never, gravity: 'west' },
  ]);
}

async function sizeOf(picture: Uint8Array) {
  const { format, width, height, pages = 1, pageHeight } = await sharp(picture).metadata();
  return { format, width, height: pageHeight ?? height, pages };
}

async function colourAt(picture: Uint8Array, x: number, y: number): Promise<'red' | 'blue'> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
}

/** A GIF whose frames all differ. */
async function animation(frames: number, side = 8): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side * frames * 3);
  for (let frame = 0; frame < frames; frame += 1) {
    pixels.fill((frame * 7) % 256, frame * side * side * 3, (frame + 1) * side * side * 3);
  }
  return sharp(pixels, {
    raw: { width: side, height: side * frames, channels: 3, pageHeight: side },
  })
    .gif({ keepDuplicateFrames: true, effort: 1 })
    .toBuffer();
}

/** One colour: next to nothing, however large. */
function avif(width: number, height: number): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#4a7' } });
  return picture.avif({ effort: 0, quality: 30 }).toBuffer();
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
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

async function refusal(content: Uint8Array, use: PictureUse = 'avatar') {
  const error: AppError = await makePicture(content, use).then(
    () => expect.fail('was accepted'),
    (thrown: unknown) => thrown as AppError,
  );
  expect(error.code).toBe('IMAGE_INVALID');
  return error.errors;
}

/** The processes that this one has started to decode pictures. */
function decoders(): number[] {
  const threads = readdirSync('/proc/self/task');
  const children = threads.flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );
  const isDecoder = (pid: string) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('image-process');
  return children.filter(isDecoder).map(Number);
}

describe('makePicture', () => {
  test.runIf(process.platform === 'linux')(
    'makes a picture although all processes of the server are told to stop',
    async () => {
      const small = await halves(20, 20).png().toBuffer();
      const large = await halves(4000, 4000).png().toBuffer();
      await makePicture(small, 'avatar');
      const making = makePicture(large, 'avatar');
      const asked = decoders();
      expect(asked).not.toEqual([]);
      for (const pid of asked)
        for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(pid, signal);
      expect(await sizeOf(await making)).toMatchObject({ width: 300, height: 300 });
    },
  );

  test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('makes WebP of %s', async (format) => {
    const content = await halves(40, 40).toFormat(format).toBuffer();
    const made = await sizeOf(await makePicture(content, 'avatar'));
    expect(made).toEqual({ format: 'webp', width: 40, height: 40, pages: 1 });
  });

  test.each<[PictureUse, [number, number], [number, number]]>([
    ['avatar', [800, 600], [300, 300]],
    ['avatar', [120, 90], [90, 90]],
    ['avatar', [1, 4000], [1, 1]],
    ['logo', [1280, 320], [640, 160]],
    ['logo', [64, 32], [64, 32]],
    ['favicon', [1024, 512], [256, 256]],
    ['favicon', [64, 32], [64, 64]],
    ['poster', [1920, 1080], [1920, 1080]],
    ['poster', [5000, 1000], [2560, 512]],
  ])('reduces a picture for its use and never enlarges it: %s %j', async (use, size, made) => {
    const content = await halves(...size)
      .png()
      .toBuffer();
    const { width, height } = await sizeOf(await makePicture(content, use));
    expect([width, height]).toEqual(made);
  });

  test('crops an avatar around its middle', async () => {
    const picture = await makePicture(await halves(600, 200).png().toBuffer(), 'avatar');
    expect(await colourAt(picture, 20, 100)).toBe('red');
    expect(await colourAt(picture, 180, 100)).toBe('blue');
  });

  test('turns a photo upright and drops what the camera has written into it', async () => {
    const photo = await halves(80, 40)
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    const picture = await makePicture(photo, 'poster');
    expect(await sizeOf(picture)).toMatchObject({ width: 40, height: 80 });
    expect(await colourAt(picture, 20, 10)).toBe('red');
    expect(await colourAt(picture, 20, 70)).toBe('blue');
    const { exif, icc, xmp, orientation } = await sharp(picture).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('keeps an animation, up to 60 frames of it', async () => {
    const short = await makePicture(await animation(5), 'avatar');
    expect(await sizeOf(short)).toEqual({ format: 'webp', width: 8, height: 8, pages: 5 });
    const long = await makePicture(await animation(90), 'avatar');
    expect(await sizeOf(long)).toMatchObject({ pages: 60 });
  });

  test('refuses what decodes to too many pixels, before it decodes them', async () => {
    const bomb = pngBomb(30_000);
    expect(bomb.length).toBeLessThan(3 * 1024 * 1024);
    const before = process.resourceUsage().maxRSS;
    expect(await refusal(bomb)).toEqual([{ path: 'file', code: 'TOO_LARGE' }]);
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(50_000);
  });

  test('refuses AVIF sooner, because it takes more memory for each pixel', async () => {
    const content = await avif(4999, 2600);
    expect(content.length).toBeLessThan(2000);
    expect(await refusal(content)).toEqual([{ path: 'file', code: 'TOO_LARGE' }]);
    expect(await sizeOf(await makePicture(await avif(4032, 3024), 'avatar'))).toMatchObject({
      width: 300,
    });
  });

  test('gives up a picture that takes too much memory, and makes the next one', async () => {
    const makeInLittle = createPictureMaker(120);
    const tooMuch = makeInLittle(await avif(3000, 3000), 'avatar');
    await expect(tooMuch).rejects.toMatchObject({
      code: 'IMAGE_INVALID',
      errors: [{ path: 'file', code: 'TOO_LARGE' }],
    });
    const small = await makeInLittle(await halves(40, 40).png().toBuffer(), 'avatar');
    expect(await sizeOf(small)).toMatchObject({ width: 40 });
  });

  test('refuses an animation whose frames are too many pixels together', async () => {
    const content = await animation(60, 650);
    expect(await refusal(content)).toEqual([{ path: 'file', code: 'TOO_LARGE' }]);
  });

  test('refuses what is no picture, is cut off, or has a format that is not allowed', async () => {
    const png = await halves(200, 200).png().toBuffer();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
    for (const content of [
      Buffer.from('tide'),
      Buffer.from(svg),
      Buffer.from(`GIF89a${svg}`),
      png.subarray(0, png.length / 2),
      await halves(9, 9).tiff().toBuffer(),
    ]) {
      expect(await refusal(content)).toEqual([{ path: 'file', code: 'WRONG_FORMAT' }]);
    }
  });
});
