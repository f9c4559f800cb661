/** A crop rectangle as fractions of the picture's width and height (0 to 1). */
export interface CropShare {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The largest centred crop of this aspect ratio (width by height). */
export function middleCrop({ width, height }: Size, aspect: number): CropShare {
  const own = width / height;
  const share =
    own > aspect ? { width: aspect / own, height: 1 } : { width: 1, height: own / aspect };
  return { ...share, x: (1 - share.width) / 2, y: (1 - share.height) / 2 };
}

/**
 * Size of the result in pixels: at most the requested width, and never larger than the crop,
 * because enlarging adds no detail.
 */
export function outputSize(crop: CropShare, natural: Size, aspect: number, widest: number): Size {
  const width = Math.max(1, Math.min(widest, Math.round(crop.width * natural.width)));
  return { width, height: Math.max(1, Math.round(width / aspect)) };
}
