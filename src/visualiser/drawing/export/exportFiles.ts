import type { Frame } from '../../../kit/explore/walk.ts';
import { type NarratedFlow, sequenceText, toSequence } from '../../../kit/narration/sequence.ts';
import type { DrawingPalette } from '../dress.ts';
import type { Names } from '../labels.ts';
import { layoutInWorker } from '../layout/layoutInWorker.ts';
import { toSketch } from '../layout/sketch.ts';
import { toJson, toMarkdown, transitionsCsv } from './exports.ts';
import { toMermaid } from './mermaid.ts';
import { toPng } from './png.ts';

/** What a drawing is saved as. */
export const exportFormats = ['svg', 'png', 'mermaid', 'markdown', 'json', 'csv', 'sequence'] as const;

export type ExportFormat = (typeof exportFormats)[number];

export type ExportOptions = {
  described: NarratedFlow;
  /** The path on show, for what is saved of a path. */
  frames: readonly Frame[];
  names: Names;
  palette: DrawingPalette;
};

const svg = async ({ described, names, palette }: ExportOptions): Promise<string> => {
  // What writes SVG without a page weighs as much as what draws it there.
  const [{ toSvg }, picture] = await Promise.all([
    import('./svg.tsx'),
    layoutInWorker(toSketch(described, names)),
  ]);
  return toSvg(picture, palette);
};

const files: Record<
  ExportFormat,
  { extension: string; type: string; make: (options: ExportOptions) => Promise<BlobPart> | BlobPart }
> = {
  svg: { extension: 'svg', type: 'image/svg+xml', make: svg },
  png: { extension: 'png', type: 'image/png', make: async (options) => toPng(await svg(options)) },
  mermaid: {
    extension: 'mmd',
    type: 'text/plain',
    make: ({ described, names }) => toMermaid(described, names),
  },
  markdown: { extension: 'md', type: 'text/markdown', make: ({ described }) => toMarkdown(described) },
  json: { extension: 'chart.json', type: 'application/json', make: ({ described }) => toJson(described) },
  csv: { extension: 'csv', type: 'text/csv', make: ({ described }) => transitionsCsv(described) },
  sequence: {
    extension: 'sequence.mmd',
    type: 'text/plain',
    make: ({ described, frames }) => `${sequenceText(toSequence(described, frames))}\n`,
  },
};

/** The whole flow, nothing collapsed, or the path on show, as a file of a format, under its name. */
export const exportFile = async (
  format: ExportFormat,
  options: ExportOptions,
): Promise<{ file: Blob; name: string }> => {
  const { extension, type, make } = files[format];
  return {
    file: new Blob([await make(options)], { type }),
    name: `${options.described.chart.id}.${extension}`,
  };
};
