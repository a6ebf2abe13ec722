import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { useId, useState } from 'react';
import { t } from '#locales/fr/visualiserDrawing.ts';
import { csvOfTexts } from '#machines/domain/csv.ts';
import type { BranchChart, Chart, NodeChart } from '../../../kit/chart/chart.ts';
import type { Frame } from '../../../kit/explore/walk.ts';
import { capital } from '../../../kit/narration/french.ts';
import { list, table } from '../../../kit/narration/markdown.ts';
import { type NarratedFlow, sequenceText, toSequence } from '../../../kit/narration/sequence.ts';
import type { DescribedFlow } from '../../../kit/narration/story.ts';
import { saveFile } from '../../../ui/browser/saveFile.ts';
import { Button } from '../../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../../ui/display/Alert.tsx';
import type { DrawingPalette } from '../dress.ts';
import { type Names, toLabels } from '../labels.ts';
import { layoutInWorker } from '../layout/layoutInWorker.ts';
import { toSketch } from '../layout/sketch.ts';
import * as css from './ExportMenu.css.ts';

/** What a drawing is saved as. */
export const exportFormats = ['svg', 'png', 'mermaid', 'markdown', 'json', 'csv', 'sequence'] as const;

type ExportFormat = (typeof exportFormats)[number];

type ExportOptions = {
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

/** A flow whole, as JSON: its chart and its words, all that it takes to tell it again. */
export const toJson = ({ chart, model: { words } }: DescribedFlow): string =>
  `${JSON.stringify({ chart, model: { words } }, null, 1)}\n`;

/** A state as it is named in a table: its sentence, and its place in the chart. */
const named = ({ id, nodes }: Chart, place: string): string => {
  const node = nodes.find((other) => other.id === place);
  const short = place === id ? id : place.slice(id.length + 1);
  return `${node?.description ?? node?.key ?? place} (${short})`;
};

/** The columns of the table of a flow’s transitions. */
const transitionColumns: readonly string[] = [
  t('columns.from'),
  t('columns.when'),
  t('columns.given'),
  t('columns.done'),
  t('columns.to'),
  t('columns.means'),
  t('columns.branch'),
];

/** A branch as a row of that table, in French. */
const transitionRow = (described: DescribedFlow, branch: BranchChart): string[] => {
  const { when, given, done } = toLabels(described, 'french').branch(branch);
  return [
    named(described.chart, branch.source),
    when,
    given,
    done,
    branch.targets.map((target) => named(described.chart, target)).join(', ') || t('stays'),
    branch.description ?? '',
    branch.id,
  ];
};

/** Every transition of a flow, a row each, for a spreadsheet. */
export const transitionsCsv = (described: DescribedFlow): string =>
  csvOfTexts([
    transitionColumns,
    ...described.chart.branches.map((branch) => transitionRow(described, branch)),
  ]);

const stateSection = (described: DescribedFlow, node: NodeChart): string[] => {
  const { id, nodes, branches } = described.chart;
  const labels = toLabels(described, 'french');
  const own = branches.filter(({ source }) => source === node.id);
  const depth = '#'.repeat(Math.min(6, node.path.length + 1));
  const begins = node.type === 'compound' ? node.initial?.targets : undefined;
  const first = nodes.find((other) => other.id === begins?.[0]);
  const items = [
    ...(first ? [capital(t('initial', { title: labels.node(first) }))] : []),
    ...labels.items(node, []).map(({ text }) => text),
    ...(node.type === 'final' ? [t('final')] : []),
  ];
  const place = node.id === id ? id : node.id.slice(id.length + 1);
  return [
    `${depth} ${labels.node(node)} (\`${place}\`)`,
    ...(items.length ? [list(items)] : []),
    ...table(
      transitionColumns.slice(1, -1).map(capital),
      own.map((branch) => transitionRow(described, branch).slice(1, -1)),
    ),
  ];
};

/** The states of a flow and the transitions of each, in French, as Markdown. */
export const toMarkdown = (described: DescribedFlow): string =>
  `${described.chart.nodes.flatMap((node) => stateSection(described, node)).join('\n\n')}\n`;

/** Mermaid reads `#…;` as a character: what its grammar would take for a sign of its own is written so. */
const escaped = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^\p{L}\p{N} ,.()[\]’«»…/]/gu, (character) => `#${character.codePointAt(0)};`);

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

const historyMarks = { shallow: 'H · ', deep: 'H* · ' } as const;

/** A flow as a Mermaid state diagram: nested, its regions side by side, what states ask and do in notes. */
export const toMermaid = (described: DescribedFlow, names: Names): string => {
  const { nodes, branches } = described.chart;
  const labels = toLabels(described, names);
  const codes = new Map(nodes.map(({ id }, index) => [id, `s${index}`]));
  const codeOf = (id: string) => codes.get(id) ?? id;
  const childrenOf = ({ id }: NodeChart) => nodes.filter(({ parent }) => parent === id);

  const arrowsFrom = ({ id, initial, type }: NodeChart): string[] => [
    ...(type === 'history'
      ? (initial?.targets ?? []).map((target) => `${codeOf(id)} --> ${codeOf(target)}`)
      : []),
    ...(type === 'final' ? [`${codeOf(id)} --> [*]`] : []),
    ...branches
      .filter(({ source }) => source === id)
      .flatMap((branch) => {
        const { when, given, means, done } = labels.branch(branch);
        const label = [when, given && `[${given}]`, means, done].filter(Boolean).join(' ');
        return branch.targets.map((target) => `${codeOf(id)} --> ${codeOf(target)} : ${escaped(label)}`);
      }),
  ];

  const listNotes = (node: NodeChart): string[] => {
    const items = labels.items(
      node,
      branches.filter(({ source }) => source === node.id),
    );
    return items.length
      ? [`note right of ${codeOf(node.id)}`, ...indented(items.map(({ text }) => escaped(text))), 'end note']
      : [];
  };

  const declared = (node: NodeChart): string[] => {
    const mark = node.history ? historyMarks[node.history] : '';
    const state = `state "${escaped(mark + labels.node(node))}" as ${codeOf(node.id)}`;
    const children = childrenOf(node);
    if (!children.length) return [state, ...arrowsFrom(node), ...listNotes(node)];
    const inside =
      node.type === 'parallel'
        ? children.flatMap((child, index) => [...(index ? ['--'] : []), ...declared(child)])
        : [
            ...(node.initial?.targets ?? []).map((target) => `[*] --> ${codeOf(target)}`),
            ...children.flatMap(declared),
          ];
    return [`${state} {`, ...indented(inside), '}', ...arrowsFrom(node), ...listNotes(node)];
  };

  const [root] = nodes;
  return `${['stateDiagram-v2', ...indented(root ? declared(root) : [])].join('\n')}\n`;
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

/**
 * A button for each form that the flow can be saved in, and what each is for, in the colours of the brand and the appearance
 * on show: a file knows no other.
 */
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
