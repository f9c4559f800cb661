import { outputSize, type CropShare } from './crop-size.ts';

export interface CropOutput {
  /** Width by height. */
  aspect: number;
  /** Maximum width in pixels. */
  width: number;
  /** Default "image/webp"; browsers that cannot encode it write PNG. */
  type?: string;
}

/** Draws the crop to a new file, without the metadata of the original. */
export async function renderCrop(
  image: HTMLImageElement,
  crop: CropShare,
  { aspect, width: widest, type = 'image/webp' }: CropOutput,
): Promise<Blob> {
  const natural = { width: image.naturalWidth, height: image.naturalHeight };
  const { width, height } = outputSize(crop, natural, aspect, widest);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    image,
    crop.x * natural.width,
    crop.y * natural.height,
    crop.width * natural.width,
    crop.height * natural.height,
    0,
    0,
    width,
    height,
  );
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), type, 0.9);
  });
}
