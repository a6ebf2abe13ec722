import { fileURLToPath } from 'node:url';
import { catalogue } from '#machines/catalogue.ts';
import { ExplorationError } from '#machines/kit/explore.ts';
import { ask, type Command, type Desk, type Exit, exit, oneOf, UsageError } from './command.ts';
import { book } from './commands/book.ts';
import { coverage } from './commands/coverage.ts';
import { diff } from './commands/diff.ts';
import { lint } from './commands/lint.ts';
import { list } from './commands/list.ts';
import { mutate } from './commands/mutate.ts';
import { paths } from './commands/paths.ts';
import { run } from './commands/run.ts';

const commands = [list, lint, paths, run, coverage, mutate, diff, book];

const overview = () => {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'npm run paths -- <command> [options]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'Each command has a --help. Exit codes: 0 all is well, 1 something was found, 2 asked wrongly.',
  ].join('\n');
};

const helpOf = ({ name, summary, usage, options }: Command) => {
  const width = Math.max(0, ...Object.keys(options).map((option) => option.length));
  return [
    `npm run paths -- ${name} ${usage}`,
    '',
    `  ${summary}`,
    ...(width ? [''] : []),
    ...Object.entries(options).map(([option, { help }]) => `  --${option.padEnd(width)}  ${help}`),
  ].join('\n');
};

/** Runs one command line, and gives its exit code. */
export const runCommand = async (argv: readonly string[], desk: Desk): Promise<Exit> => {
  const [name, ...rest] = argv;
  try {
    if (name === undefined || name === '--help' || name === 'help') {
      desk.out(overview());
      return name === undefined ? exit.usage : exit.ok;
    }
    const known = commands.map((command) => command.name);
    const wanted = oneOf('command', name, known);
    const command = commands.find((one) => one.name === wanted) ?? list;
    if (rest.includes('--help')) {
      desk.out(helpOf(command));
      return exit.ok;
    }
    return await command.run(ask(command, rest), desk);
  } catch (thrown) {
    if (thrown instanceof UsageError) {
      const about = commands.some((command) => command.name === name) ? `${name} ` : '';
      desk.err(`${thrown.message}\nSee npm run paths -- ${about}--help`);
      return exit.usage;
    }
    if (thrown instanceof ExplorationError) {
      desk.err(thrown.message);
      return exit.found;
    }
    throw thrown;
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = await runCommand(process.argv.slice(2), {
    flows: catalogue,
    out: (text) => console.log(text),
    err: (text) => console.error(text),
    root: fileURLToPath(new URL('../..', import.meta.url)),
  });
