import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { criteria, pathsOf } from '#machines/kit/paths.ts';
import { type Command, exit, exploreFlow, oneFlow, oneOf, UsageError } from '../command.ts';
import { formats, write } from '../formats.ts';

const names = Object.keys(formats);

export const paths: Command = {
  name: 'paths',
  summary: 'the paths of a flow for a criterion, in the format asked',
  usage: '<flow> [--criterion branches+refused] [--format table] [--out dir]',
  options: {
    criterion: { type: 'string', help: `${criteria.join(', ')} (branches+refused)`, values: criteria },
    format: { type: 'string', help: `${names.join(', ')} (table)`, values: names },
    'max-length': { type: 'string', help: 'the most moves a path may have' },
    end: { type: 'string', help: 'final: go on to a final state; any (any)', values: ['final', 'any'] },
    exclude: { type: 'string', help: 'events, ports, or time, that paths leave out, separated by commas' },
    seed: { type: 'string', help: 'for random (1)' },
    limit: { type: 'string', help: 'the most paths of simple (500) and random (20)' },
    out: { type: 'string', help: 'a folder to write to, instead of the terminal' },
  },
  run: (asked, desk) => {
    const flow = oneFlow(desk, asked);
    const exploration = exploreFlow(desk, flow);
    const criterion = oneOf('criterion', asked.text('criterion') ?? 'branches+refused', criteria);
    const known = [...Object.keys(flow.model.cases), ...Object.keys(flow.model.outcomes), 'time'];
    const exclude = asked
      .text('exclude')
      ?.split(',')
      .map((name) => oneOf('event', name.trim(), known));
    const found = pathsOf(exploration, criterion, {
      maxLength: asked.count('max-length'),
      end: asked.text('end') === 'final' ? 'final' : 'any',
      exclude,
      seed: asked.count('seed'),
      limit: asked.count('limit'),
    });
    const format = asked.text('format') ?? 'table';
    const { extension, text } = write(format, exploration, found);
    const folder = asked.text('out');
    if (folder === undefined) desk.out(text);
    else {
      const file = join(resolve(desk.root, folder), `${flow.id}${extension}`);
      try {
        mkdirSync(resolve(desk.root, folder), { recursive: true });
        writeFileSync(file, `${text}\n`);
      } catch (thrown) {
        throw new UsageError(
          `Cannot write to "${folder}": ${thrown instanceof Error ? thrown.message : thrown}`,
        );
      }
      desk.out(file);
    }
    return exit.ok;
  },
};
