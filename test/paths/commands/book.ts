import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keptFiles } from '../book.ts';
import { type Command, exit, exploreFlow, flowsAsked, flowsWord } from '../command.ts';

export const book: Command = {
  name: 'book',
  summary: 'écrit le livre de chaque flux, ses chemins en français, à relire, avec son dessin et ses données',
  words: [flowsWord],
  options: {},
  run: async (asked, desk) => {
    for (const flow of flowsAsked(desk, asked))
      for (const [file, text] of await keptFiles(flow, exploreFlow(desk, flow))) {
        mkdirSync(dirname(join(desk.root, file)), { recursive: true });
        writeFileSync(join(desk.root, file), text);
        desk.out(file);
      }
    return exit.ok;
  },
};
