import { basename, dirname, join } from 'node:path';
import { bookFiles } from '../book.ts';
import { type Command, exit, exploreFlow, flowArguments, flowsWord } from '../command.ts';
import { writeFile } from '../writeFile.ts';

export const book: Command = {
  name: 'book',
  summary: 'écrit le livre de chaque flux, ses chemins en français, à relire, avec son dessin et ses données',
  words: [flowsWord],
  options: {},
  run: async (line, desk) => {
    for (const flow of flowArguments(desk, line))
      for (const [file, text] of await bookFiles(flow, exploreFlow(desk, flow))) {
        writeFile(join(desk.root, dirname(file)), basename(file), text);
        desk.out(file);
      }
    return exit.ok;
  },
};
