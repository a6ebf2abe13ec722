import { existsSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import type { DescribedFlow } from '#src/kit/narration/story.ts';
import type { Flow } from '#src/kit/toCatalogue.ts';
import { toJson, toMarkdown, toMermaid, transitionsCsv } from '#src/visualiser/drawing/export/texts.ts';
import type { Names } from '#src/visualiser/drawing/labels.ts';
import type { FlowsFile } from '#src/visualiser/versions/flowsFile.schema.ts';
import { writeBook } from '../book.ts';
import {
  type Command,
  type CommandLine,
  exit,
  exploreFlow,
  flowArguments,
  flowsWord,
  oneOf,
  UsageError,
  writeFile,
} from '../command.ts';
import { drawn, toDescribedFlow } from '../drawing.ts';
import { bookPath, type RevisionCopy, recordingsOf, withRevision } from '../repository.ts';

type Format = {
  extension: string;
  text: (described: DescribedFlow, names: Names) => string | Promise<string>;
};

const formats = {
  svg: { extension: '.svg', text: drawn },
  mermaid: { extension: '.mmd', text: toMermaid },
  json: { extension: '.chart.json', text: toJson },
  md: { extension: '.md', text: toMarkdown },
  csv: { extension: '.csv', text: transitionsCsv },
} as const satisfies Record<string, Format>;

const formatNames = ['svg', 'mermaid', 'json', 'md', 'csv'] as const;
type FormatName = (typeof formatNames)[number];

const formatOf: Readonly<Record<string, FormatName>> = Object.fromEntries(
  formatNames.map((name) => [extname(`.${formats[name].extension}`), name]),
);
const namings = ['french', 'technical'] as const;

const named: readonly string[] = ['svg', 'mermaid'];

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/** Requested format, else the format of the output file. Throws a usage error if they differ. */
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
    out: {
      takes: 'chemin',
      help: 'le fichier où écrire, ou un dossier, plutôt qu’à l’écran',
    },
  },
  run: async (line, desk) => {
    const flows = flowArguments(desk, line);
    const out = line.text('out');
    const isFile = out !== undefined && extname(out) !== '' && !isFolder(resolve(desk.root, out));
    if (flows.length > 1 && (out === undefined || isFile))
      throw new UsageError('Pour dessiner plusieurs flux, il faut --out et un dossier.');
    const formatName = chooseFormat(line, isFile ? extname(out) : undefined);
    const format: Format = formats[formatName];
    if (line.text('names') !== undefined && !named.includes(formatName))
      throw new UsageError(`--names ne vaut que pour ${named.join(' et ')}, pas pour ${formatName}.`);
    const names = oneOf('', line.text('names') ?? 'french', namings);
    for (const flow of flows) {
      const text = await format.text(toDescribedFlow(flow), names);
      if (out === undefined) desk.out(text.trimEnd());
      else {
        const at = resolve(desk.root, out);
        desk.out(
          isFile
            ? writeFile(dirname(at), basename(at), text)
            : writeFile(at, flow.id + format.extension, text),
        );
      }
    }
    return exit.ok;
  },
};

const toFlowsFile = (flows: readonly Flow[], root: string): string =>
  JSON.stringify({
    flows: flows.map((flow) => ({ ...toDescribedFlow(flow), ...recordingsOf(flow, root) })),
  } satisfies FlowsFile);

export const exportFlows: Command = {
  name: 'export',
  summary: 'écrit dans coverage/flows.json les schémas et les textes des écrans, pour « Changements »',
  words: [],
  options: {
    rev: { takes: 'révision', help: 'une révision git, écrite dans coverage/flows/<commit>.json' },
  },
  run: async (line, { flows, out, root }) => {
    const coverage = join(root, 'coverage');
    const revision = line.text('rev');
    if (revision !== undefined) {
      const write = ({ flows: old, commit, folder }: RevisionCopy) =>
        writeFile(join(coverage, 'flows'), `${commit}.json`, toFlowsFile(old, folder));
      out(await withRevision(root, revision, write));
      return exit.ok;
    }
    out(writeFile(coverage, 'flows.json', toFlowsFile(flows, root)));
    return exit.ok;
  },
};

export const book: Command = {
  name: 'book',
  summary: 'écrit le livre de chaque flux, ses chemins en français, à relire',
  words: [flowsWord],
  options: {},
  run: (line, desk) => {
    for (const flow of flowArguments(desk, line)) {
      const file = bookPath(flow);
      writeFile(join(desk.root, dirname(file)), basename(file), writeBook(flow, exploreFlow(desk, flow)));
      desk.out(file);
    }
    return exit.ok;
  },
};
