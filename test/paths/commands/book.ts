import { basename, dirname, join } from 'node:path';
import { writeBook } from '../book.ts';
import { type Command, exit, exploreFlow, flowArguments, flowsWord } from '../command.ts';
import { bookPath } from '../recordings.ts';
import { writeFile } from '../writeFile.ts';

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
