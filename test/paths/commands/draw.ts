import { existsSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { DescribedFlow } from '#src/kit/narration/story.ts';
import type { Flow } from '#src/kit/toCatalogue.ts';
import { toJson, toMarkdown, toMermaid, transitionsCsv } from '#src/visualiser/drawing/export/texts.ts';
import type { Names } from '#src/visualiser/drawing/labels.ts';
import type { FlowsFile } from '#src/visualiser/versions/flowsFile.schema.ts';
import type { Command, CommandLine } from '../command.ts';
import {
  eachFlow,
  exit,
  exploreFlow,
  flowArguments,
  flowName,
  flowsWord,
  fromCaller,
  oneOf,
  toFileName,
  UsageError,
  writeFile,
  writeResult,
} from '../command.ts';
import { bookPath, type RevisionCopy, recordingsOf, toDescribedFlow, withRevision } from '../repository.ts';

type Format = {
  extension: string;
  text: (described: DescribedFlow, names: Names) => string | Promise<string>;
};

const drawn: Format['text'] = async (described, names) =>
  (await import('../drawing.ts')).drawn(described, names);

/** Drawings of all views of a chart, for the visualiser: a layout in the browser takes seconds. */
const views: Format['text'] = async (described) => (await import('../drawing.ts')).drawnViews(described);

const formats = {
  svg: { extension: '.svg', text: drawn },
  views: { extension: '.views.json', text: views },
  mermaid: { extension: '.mmd', text: toMermaid },
  json: { extension: '.chart.json', text: toJson },
  md: { extension: '.md', text: toMarkdown },
  csv: { extension: '.csv', text: transitionsCsv },
} as const satisfies Record<string, Format>;

const formatNames = ['svg', 'views', 'mermaid', 'json', 'md', 'csv'] as const;
type FormatName = (typeof formatNames)[number];

const formatOf: Readonly<Record<string, FormatName>> = Object.fromEntries(
  formatNames
    .filter((name) => name !== 'views')
    .map((name) => [extname(`.${formats[name].extension}`), name]),
);
const namings = ['french', 'technical'] as const;

const named: readonly string[] = ['svg', 'mermaid'];

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/** Format of `--format`, or of the file extension. Throws a usage error if both are given and differ. */
const chooseFormat = (line: CommandLine, extension: string | undefined): FormatName => {
  const given = line.text('format');
  if (extension === undefined) return oneOf('', given ?? 'svg', formatNames);
  const known = formatOf[oneOf('Extension inconnue', extension, Object.keys(formatOf))] ?? 'svg';
  if (given !== undefined && given !== known)
    throw new UsageError(`Un fichier ${extension} est écrit en ${known}, pas en ${given}.`);
  return known;
};

export const draw: Command = {
  name: 'draw',
  summary: 'dessine un flux, l’image même que montre le visualiseur, ou l’écrit dans le format demandé',
  words: [flowsWord],
  options: {
    format: { takes: 'format', help: 'la forme (celle du fichier de --out, ou svg)', values: formatNames },
    names: {
      takes: 'noms',
      help: 'french : des phrases ; technical : les noms du code ; pour svg et mermaid (french)',
      values: namings,
    },
    out: { takes: 'chemin', help: 'le fichier où écrire, ou un dossier, plutôt qu’à l’écran' },
  },
  run: async (line, desk) => {
    const flows = flowArguments(desk, line);
    const out = line.text('out');
    const isFile = out !== undefined && extname(out) !== '' && !isFolder(fromCaller(desk, out));
    if (flows.length > 1 && (out === undefined || isFile))
      throw new UsageError('Pour dessiner plusieurs flux, il faut --out et un dossier.');
    const formatName = chooseFormat(line, isFile ? extname(out) : undefined);
    const format: Format = formats[formatName];
    if (line.text('names') !== undefined && !named.includes(formatName))
      throw new UsageError(`--names ne vaut que pour ${named.join(' et ')}, pas pour ${formatName}.`);
    const names = oneOf('', line.text('names') ?? 'french', namings);
    return eachFlow(desk, flows, async (flow) => {
      const text = await format.text({ ...toDescribedFlow(flow), model: flow.model }, names);
      if (out === undefined) desk.out(text.trimEnd());
      else {
        const at = fromCaller(desk, out);
        desk.out(
          isFile
            ? writeFile(dirname(at), basename(at), text)
            : writeFile(at, toFileName(flowName(desk, flow)) + format.extension, text),
        );
      }
      return exit.ok;
    });
  },
};

const toFlowsFile = (flows: readonly Flow[], root: string): string =>
  JSON.stringify({
    flows: flows.map((flow) => ({ ...toDescribedFlow(flow), ...recordingsOf(flow, root) })),
  } satisfies FlowsFile);

const outOption = { takes: 'chemin', help: 'où écrire, plutôt qu’à l’écran ; seulement avec --machine' };

const hasOwn = (flows: readonly Flow[]): boolean => flows.some(({ own }) => own !== undefined);

const refuseOut = (line: CommandLine): void => {
  if (line.text('out') !== undefined) throw new UsageError('--out ne vaut qu’avec --machine.');
};

export const exportFlows: Command = {
  name: 'export',
  summary: 'écrit dans coverage/flows.json les schémas et les textes des écrans, pour « Changements »',
  words: [],
  options: {
    rev: { takes: 'révision', help: 'une révision git, écrite dans coverage/flows/<commit>.json' },
    out: outOption,
  },
  run: async (line, desk) => {
    const { out, root } = desk;
    const flows = flowArguments(desk, line);
    const isOwn = hasOwn(flows);
    if (!isOwn) refuseOut(line);
    const coverage = join(root, 'coverage');
    const revision = line.text('rev');
    const write = ({ flows: old, commit, folder }: RevisionCopy) =>
      writeFile(join(coverage, 'flows'), `${commit}.json`, toFlowsFile(old, folder));
    if (isOwn) writeResult(line, desk, toFlowsFile(flows, root));
    else if (revision !== undefined) out(await withRevision(root, revision, write));
    else out(writeFile(coverage, 'flows.json', toFlowsFile(flows, root)));
    return exit.ok;
  },
};

export const book: Command = {
  name: 'book',
  summary: 'écrit le livre de chaque flux, ses chemins en français, à relire',
  words: [flowsWord],
  options: { out: outOption },
  run: async (line, desk) => {
    // Loaded on demand, because writing a book imports many flows.
    const { writeBook } = await import('../book.ts');
    const flows = flowArguments(desk, line);
    if (!hasOwn(flows)) refuseOut(line);
    const books: string[] = [];
    const code = await eachFlow(desk, flows, (flow) => {
      const text = writeBook(flow, exploreFlow(desk, flow));
      const file = bookPath(flow);
      if (flow.own !== undefined) books.push(text);
      else {
        writeFile(join(desk.root, dirname(file)), basename(file), text);
        desk.out(file);
      }
      return exit.ok;
    });
    if (books.length) writeResult(line, desk, books.join('\n'));
    return code;
  },
};
