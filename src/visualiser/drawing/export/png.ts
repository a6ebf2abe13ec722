import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** No browser makes a picture with more dots on a side than this. */
const most = 16_000;

const dataAddress = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** An image hears no font of the page: it is given its own. */
const withFont = async (svg: string): Promise<string> => {
  const font = await dataAddress(await (await fetch(figtree)).blob());
  const face = `<style>@font-face{font-family:Figtree;font-weight:300 900;src:url(${font}) format("woff2")}</style>`;
  return svg.replace('>', `>${face}`);
};

const loadImage = async (svg: string): Promise<HTMLImageElement> => {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
};

/** An SVG of `toSvg` as a PNG, so many dots for each of its pixels; fewer where it would be too large for a browser. */
export const toPng = async (svg: string, scale = 2): Promise<Blob> => {
  const image = await loadImage(await withFont(svg));
  const { naturalWidth, naturalHeight } = image;
  const ratio = Math.min(scale, most / naturalWidth, most / naturalHeight);
  const surface = new OffscreenCanvas(Math.round(naturalWidth * ratio), Math.round(naturalHeight * ratio));
  surface.getContext('2d')?.drawImage(image, 0, 0, surface.width, surface.height);
  return surface.convertToBlob({ type: 'image/png' });
};
