import { constants, setPriority } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import type { Order, Outcome, PictureUse } from './part-image.ts';

// A process of its own decodes pictures, because what a decoder takes is not in the heap, and a few hundred
// bytes of AVIF can stand for hundreds of megabytes (ADR 44).

/**
 * Pixels of all frames together, by format. AVIF takes 18 bytes a pixel while it is decoded, 24 with more than
 * 8 bits; an interlaced PNG takes 10, the others less.
 */
const MAX_PIXELS = 25_000_000;
const MAX_PIXELS_OF: Partial<Record<string, number>> = { heif: 12_500_000 };
/** Of a longer animation only these are kept. */
const MAX_FRAMES = 60;
const MAX_SECONDS = 15;

const MAX_BYTES = Number(process.argv[2]) * 2 ** 20;
/** Milliseconds between two looks at the memory, in which a decoder takes up to 30 MB. */
const WATCH_INTERVAL = 10;

const AVATAR_SIDE = 300;
const FAVICON_SIDE = 256;
const LOGO_SIDE = 640;
const POSTER_SIDE = 2560;

/** The decoders that may run. All others of libvips, such as those of SVG and TIFF, are blocked. */
const DECODERS = ['Png', 'Jpeg', 'Webp', 'Heif', 'Nsgif'];

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: DECODERS.map((name) => `VipsForeignLoad${name}Buffer`) });
sharp.cache(false);
sharp.concurrency(1);

interface Size {
  width: number;
  height: number;
}

async function makePicture({ content, use }: Order): Promise<Outcome> {
  // Reads the header only, of pictures of any size.
  const {
    autoOrient,
    pages = 1,
    format,
  } = await sharp(content, { limitInputPixels: false }).metadata();
  const isAnimated = pages > 1 && format !== 'heif';
  const frames = isAnimated ? Math.min(pages, MAX_FRAMES) : 1;
  const maxPixels = MAX_PIXELS_OF[format] ?? MAX_PIXELS;
  if (autoOrient.width * autoOrient.height * frames > maxPixels) return { fault: 'TOO_LARGE' };
  const image = sharp(content, { limitInputPixels: maxPixels, failOn: 'error', pages: frames });
  // An animation cannot be rotated; cameras make none.
  const upright = isAnimated ? image : image.autoOrient();
  const picture = await resize(upright, autoOrient, use)
    .webp({ quality: 80, effort: isAnimated ? 2 : 4 })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
  return { picture };
}

function resize(image: Sharp, { width, height }: Size, use: PictureUse): Sharp {
  switch (use) {
    case 'avatar': {
      const side = Math.min(width, height, AVATAR_SIDE);
      return image.resize(side, side, { fit: 'cover' });
    }
    case 'favicon': {
      const side = Math.min(Math.max(width, height), FAVICON_SIDE);
      return image.resize(side, side, { fit: 'contain', background: 'transparent' });
    }
    case 'logo':
      return image.resize(LOGO_SIDE, LOGO_SIDE, { fit: 'inside', withoutEnlargement: true });
    case 'poster':
      return image.resize(POSTER_SIDE, POSTER_SIDE, { fit: 'inside', withoutEnlargement: true });
  }
}

/** Whatever fails while a picture is decoded is the picture's fault. */
async function answer(order: Order): Promise<void> {
  const outcome = await makePicture(order).catch((error: unknown): Outcome => {
    return { fault: String(error).includes('timeout: ') ? 'TOO_LARGE' : 'WRONG_FORMAT' };
  });
  process.send?.(outcome);
}

function watchMemory(): void {
  setInterval(() => {
    // `exit` would wait for the decoder.
    if (process.memoryUsage.rss() > MAX_BYTES) process.kill(process.pid, 'SIGKILL');
  }, WATCH_INTERVAL).unref();
}

// The requests that the server answers meanwhile come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
watchMemory();
process.on('message', (order: Order) => void answer(order));
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// A signal to all processes of the server, such as that of Ctrl-C, must not fail the picture at hand.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.send?.('ready');
