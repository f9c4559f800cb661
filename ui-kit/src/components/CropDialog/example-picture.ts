/** A striped picture for stories, so that the cropped part can be recognised. */
export function examplePicture(width = 640, height = 400): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  for (let stripe = 0; stripe < 16; stripe += 1) {
    context.fillStyle = `hsl(${stripe * 22} 60% 45%)`;
    context.fillRect((stripe * width) / 16, 0, width / 16, height);
  }
  return new Promise((resolve) => {
    canvas.toBlob((blob) =>
      resolve(new File(blob ? [blob] : [], 'stripes.png', { type: 'image/png' })),
    );
  });
}
