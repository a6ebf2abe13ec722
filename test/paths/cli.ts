import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommanderError } from 'commander';
import { ExplorationError } from '#src/kit/explore/explorationError.ts';
import { evidenceFolder } from '#src/visualiser/evidence/evidence.schema.ts';
import { type Desk, type Exit, exit, UsageError } from './command.ts';
import { book } from './commands/book.ts';
import { check } from './commands/check.ts';
import { coverage } from './commands/coverage.ts';
import { diff } from './commands/diff.ts';
import { draw } from './commands/draw.ts';
import { ends } from './commands/ends.ts';
import { exportFlows } from './commands/export.ts';
import { lint } from './commands/lint.ts';
import { list } from './commands/list.ts';
import { mutate } from './commands/mutate.ts';
import { paths } from './commands/paths.ts';
import { run } from './commands/run.ts';
import { createProgram, describeLineError } from './program.ts';
import { readCatalogue } from './readCatalogue.ts';

const commands = [list, lint, check, paths, run, coverage, mutate, diff, draw, book, exportFlows, ends];

/** Runs one command line, and gives its exit code. */
export const runCommand = async (argv: readonly string[], desk: Desk): Promise<Exit> => {
  let code: Exit = exit.ok;
  const program = createProgram(commands, desk, async (command, line) => {
    code = await command.run(line, desk);
  });
  const refuse = (complaint: string): Exit => {
    const about = commands.some(({ name }) => name === argv[0]) ? `${argv[0]} ` : '';
    desk.err(`${complaint}\nVoir : npm run paths -- ${about}--help`);
    return exit.usage;
  };
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return code;
  } catch (thrown) {
    if (thrown instanceof CommanderError) {
      if (thrown.exitCode === 0) return exit.ok;
      // The help has just been shown instead.
      return thrown.code === 'commander.help' ? exit.usage : refuse(describeLineError(program, thrown));
    }
    if (thrown instanceof UsageError) return refuse(thrown.message);
    if (!(thrown instanceof ExplorationError)) throw thrown;
    desk.err(thrown.message);
    return exit.found;
  }
};

const root = fileURLToPath(new URL('../..', import.meta.url));

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = await runCommand(process.argv.slice(2), {
    flows: await readCatalogue(root),
    out: (text) => console.log(text),
    err: (text) => console.error(text),
    root,
    evidence: join(root, evidenceFolder),
  });
