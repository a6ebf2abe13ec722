import { basename, dirname, extname, resolve } from 'node:path';
import type { DescribedFlow } from '#src/kit/narration/story.ts';
import { toJson, toMarkdown, transitionsCsv } from '#src/visualiser/drawing/export/exports.ts';
import { toMermaid } from '#src/visualiser/drawing/export/mermaid.ts';
import type { Names } from '#src/visualiser/drawing/labels.ts';
import { type Command, exit, flowArguments, flowsWord, oneOf, UsageError } from '../command.ts';
import { drawn, toDescribedFlow } from '../drawing.ts';
import { writeFile } from '../writeFile.ts';

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
const namings = ['french', 'technical'] as const;

export const draw: Command = {
  name: 'draw',
  summary: 'dessine un flux, l’image même que montre le visualiseur, ou l’écrit dans le format demandé',
  words: [flowsWord],
  options: {
    format: { takes: 'format', help: 'la forme', values: formatNames, by: 'svg' },
    names: {
      takes: 'noms',
      help: 'french : des phrases ; technical : les noms du code ; pour svg et mermaid',
      values: namings,
      by: 'french',
    },
    out: {
      takes: 'chemin',
      help: 'le fichier où écrire, ou un dossier, plutôt qu’à l’écran',
    },
  },
  run: async (line, desk) => {
    const flows = flowArguments(desk, line);
    const format: Format = formats[oneOf('', line.text('format') ?? 'svg', formatNames)];
    const names = oneOf('', line.text('names') ?? 'french', namings);
    const out = line.text('out');
    const isFile = out !== undefined && extname(out) !== '';
    if (flows.length > 1 && (out === undefined || isFile))
      throw new UsageError('Pour dessiner plusieurs flux, il faut --out et un dossier.');
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
