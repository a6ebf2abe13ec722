import { useId, useState } from 'react';
import { t } from '#locales/fr/visualiserDrawing.ts';
import type { DescribedFlow } from '../../../kit/narration/story.ts';
import { Button } from '../../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../../ui/display/Alert.tsx';
import { saveFile } from '../../../views/progress/reportProgress.ts';
import * as css from '../drawing.css.ts';
import type { Names } from '../labels.ts';
import { layoutInWorker } from '../layout/layoutInWorker.ts';
import { toSketch } from '../layout/sketch.ts';
import type { DrawingPalette } from '../shapes/look.ts';
import { transitionsCsv } from './texts.ts';

type ExportOptions = { described: DescribedFlow; names: Names; palette: DrawingPalette };

const svg = async ({ described, names, palette }: ExportOptions): Promise<string> => {
  // Loaded on demand, because the SVG renderer is as large as all the drawing code of the page.
  const [{ toSvg }, picture] = await Promise.all([
    import('./svg.tsx'),
    layoutInWorker(toSketch(described, names)),
  ]);
  return toSvg(picture, palette);
};

/** Maximum side of a canvas in pixels, in all browsers. */
const most = 16_000;

/** Embeds the font, because an SVG in an `img` cannot use the fonts of the page. */
const withFont = async (svg: string): Promise<string> => {
  const file = import('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?inline');
  const { default: font } = await file;
  const face = `<style>@font-face{font-family:Figtree;font-weight:300 900;src:url(${font}) format("woff2")}</style>`;
  return svg.replace('>', `>${face}`);
};

/** Converts an SVG to a PNG, at a lower scale if browsers could not create the canvas. */
export const toPng = async (svg: string, scale = 2): Promise<Blob> => {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(await withFont(svg))}`;
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const ratio = Math.min(scale, most / naturalWidth, most / naturalHeight);
  const surface = new OffscreenCanvas(Math.round(naturalWidth * ratio), Math.round(naturalHeight * ratio));
  surface.getContext('2d')?.drawImage(image, 0, 0, surface.width, surface.height);
  return surface.convertToBlob({ type: 'image/png' });
};

/** File of each format. The name of the format is the extension of the file. */
const files = {
  svg: async (options: ExportOptions) => new Blob([await svg(options)], { type: 'image/svg+xml' }),
  png: async (options: ExportOptions) => toPng(await svg(options)),
  csv: async ({ described }: ExportOptions) => new Blob([transitionsCsv(described)], { type: 'text/csv' }),
};

type ExportFormat = keyof typeof files;

export const exportFormats = ['svg', 'png', 'csv'] as const satisfies readonly ExportFormat[];

export const exportFile = async (
  format: ExportFormat,
  options: ExportOptions,
): Promise<{ file: Blob; name: string }> => ({
  file: await files[format](options),
  name: `${options.described.chart.id}.${format}`,
});

export const ExportMenu = (options: ExportOptions) => {
  const [making, setMaking] = useState<ReadonlySet<ExportFormat>>(new Set());
  const [hasFailed, setFailed] = useState(false);
  const [saved, setSaved] = useState('');
  const id = useId();
  const save = async (format: ExportFormat) => {
    setMaking((before) => new Set(before).add(format));
    setFailed(false);
    setSaved('');
    try {
      const { file, name } = await exportFile(format, options);
      await saveFile(file, name);
      setSaved(t('export.saved', { name }));
    } catch {
      setFailed(true);
    }
    setMaking((before) => new Set([...before].filter((other) => other !== format)));
  };
  return (
    <section aria-label={t('export.title')} className={css.exports}>
      {exportFormats.map((format) => (
        <div key={format} className={css.format}>
          <Button
            data-export={format}
            aria-describedby={`${id}${format}`}
            isBusy={making.has(format)}
            onPress={() => void save(format)}
          >
            {t(`export.${format}`)}
          </Button>
          <p id={`${id}${format}`} className={css.gives}>
            {t(`export.gives.${format}`)}
          </p>
        </div>
      ))}
      <p role="status" className={css.outcome}>
        {saved}
      </p>
      {hasFailed && <Alert tone="bad" title={t('export.failed')} />}
    </section>
  );
};
