import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bookFile, bookOf } from '../book.ts';
import { type Command, exit, exploreFlow, flowsAsked, flowsWord } from '../command.ts';

export const book: Command = {
  name: 'book',
  summary: 'écrit le livre de chaque flux, ses chemins en français, à relire',
  words: [flowsWord],
  options: {},
  run: (asked, desk) => {
    for (const flow of flowsAsked(desk, asked)) {
      const file = join(desk.root, bookFile(flow.id));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bookOf(exploreFlow(desk, flow)));
      desk.out(bookFile(flow.id));
    }
    return exit.ok;
  },
};
