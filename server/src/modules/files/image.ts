import type { Sharp } from 'sharp';
import { fieldError } from '../../domain/app-error.ts';
import { once } from '../../platform/once.ts';
import { PICTURE_FIELD } from './multipart.ts';

/** What a picture is shown as; decides its size and shape. */
export type PictureUse = 'avatar' | 'logo' | 'favicon' | 'poster';

/** Of all frames together. A photo of 25 megapixels takes 100 MB once decoded. */
const MAX_PIXELS = 25_000_000;
/** Of a longer animation only these are kept. */
const MAX_FRAMES = 60;
const MAX_SECONDS = 10;

const AVATAR_SIDE = 300;
const FAVICON_SIDE = 256;
const LOGO_SIDE = 640;
const POSTER_SIDE = 2560;

/** The decoders that may run. All others of libvips, such as those of SVG and TIFF, are blocked. */
const DECODERS = ['Png', 'Jpeg', 'Webp', 'Heif', 'Nsgif'];

// Imported on first use: it takes 200 ms and 27 MB that most starts of the server do not need.
const loadSharp = once(async () => {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS.map((name) => `VipsForeignLoad${name}Buffer`) });
  sharp.cache(false);
  // Several pictures are processed at a time; each takes one thread.
  sharp.concurrency(1);
  return sharp;
});

interface Size {
  width: number;
  height: number;
}

/**
 * Makes a WebP of an uploaded picture: upright, without metadata, reduced for its use and never
 * enlarged. An animated GIF or WebP stays animated. Throws IMAGE_INVALID.
 */
export async function makePicture(content: Uint8Array, use: PictureUse): Promise<Uint8Array> {
  const sharp = await loadSharp();
  // Reads the header only, of pictures of any size.
  const {
    autoOrient,
    pages = 1,
    format,
  } = await refuseUnreadable(() => sharp(content, { limitInputPixels: false }).metadata());
  const isAnimated = pages > 1 && format !== 'heif';
  const frames = isAnimated ? Math.min(pages, MAX_FRAMES) : 1;
  if (autoOrient.width * autoOrient.height * frames > MAX_PIXELS) {
    throw fieldError('IMAGE_INVALID', PICTURE_FIELD, 'TOO_LARGE');
  }
  const image = sharp(content, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    pages: frames,
  });
  // An animation cannot be rotated; cameras make none.
  const upright = isAnimated ? image : image.autoOrient();
  return refuseUnreadable(() =>
    resize(upright, autoOrient, use)
      .webp({ quality: 80, effort: isAnimated ? 2 : 4 })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer(),
  );
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
async function refuseUnreadable<Result>(decode: () => Promise<Result>): Promise<Result> {
  try {
    return await decode();
  } catch {
    throw fieldError('IMAGE_INVALID', PICTURE_FIELD, 'WRONG_FORMAT');
  }
}
