import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommanderError, Command as Program } from 'commander';
import { usualLimits } from '#src/kit/explore/explore.ts';
import { evidenceFolder } from '#src/visualiser/evidence/evidence.ts';
import type { Command, CommandLine, Desk, Exit, Option } from './command.ts';
import { didYouMean, exit, isScript, oneOf, reasonOf, UsageError } from './command.ts';
import { check, mutate } from './commands/check.ts';
import { diff } from './commands/diff.ts';
import { book, draw, exportFlows } from './commands/draw.ts';
import { coverage, ends, explore, lint, list } from './commands/inspect.ts';
import { paths } from './commands/paths.ts';
import { report, run } from './commands/run.ts';
import { findFile, readOwnFlows } from './ownMachine.ts';
import { readCatalogue } from './repository.ts';

const titles: Readonly<Record<string, string>> = {
  'Usage:': 'Usage :',
  'Arguments:': 'Ce qui suit :',
  'Options:': 'Options :',
  'Commands:': 'Commandes :',
};

/** Options for a machine of another project (docs/own-machine.md). */
const ownOptions: Command['options'] = {
  machine: { takes: 'fichier', help: 'une machine XState d’ailleurs : fichier.ts, ou fichier.ts#export' },
  model: { takes: 'fichier', help: 'son modèle (dérivé de la machine)' },
  'max-states': { takes: 'nombre', help: `le plus de situations à explorer (${usualLimits.maxPlaces})` },
  coarse: { help: 'explore l’ordre des fins de délais, sans leurs durées' },
  id: { takes: 'nom', help: 'un seul flux du fichier, par son id, son export, ou id#export' },
};

const withOwn = (command: Command): Command => ({
  ...command,
  options: command === diff ? command.options : { ...command.options, ...ownOptions },
});

const optionHelp = ({ help, values = [], by }: Option): string =>
  [help, values.length ? ` : ${values.join(', ')}` : '', by === undefined ? '' : ` (${by})`].join('');

const readCommandLine = (program: Program, options: Command['options']): CommandLine => {
  const values: Readonly<Record<string, unknown>> = program.opts();
  const given = new Map(program.options.map((option) => [option.name(), values[option.attributeName()]]));
  const empty = program.options.find((option) => String(given.get(option.name()) ?? '-').trim() === '');
  if (empty) throw new UsageError(`Il manque une valeur à « ${empty.flags} ».`);
  const text = (name: string) => {
    const value = given.get(name) ?? options[name]?.by;
    if (typeof value !== 'string') return undefined;
    const { values: known, orScript } = options[name] ?? {};
    return known && !(orScript && isScript(value))
      ? oneOf(`Valeur inconnue de --${name}`, value, known)
      : value;
  };
  return {
    words: program.args,
    text,
    flag: (name) => given.get(name) === true,
    count: (name) => {
      const value = text(name);
      if (value === undefined) return undefined;
      const least = name === 'seed' ? 0 : 1;
      if (!/^\d+$/.test(value) || Number(value) < least)
        throw new UsageError(`--${name} attend un nombre entier, ${least} au moins, pas « ${value} ».`);
      return Number(value);
    },
    percent: (name) => {
      const value = text(name);
      if (value === undefined) return undefined;
      const percent = /^\d+([.,]\d+)?$/.test(value) ? Number(value.replace(',', '.')) : Number.NaN;
      if (Number.isNaN(percent) || percent > 100)
        throw new UsageError(`--${name} attend un pourcentage, de 0 à 100, pas « ${value} ».`);
      return percent;
    },
  };
};

type Output = { out: (text: string) => void; err: (text: string) => void };

/** Parser of the command line. Calls `run` with the parsed command. An error does not end the process. */
const createProgram = (
  commands: readonly Command[],
  { out, err }: Output,
  run: (command: Command, line: CommandLine) => Promise<void>,
): Program => {
  const program = new Program('npm run paths --')
    .usage('<commande> [options]')
    .description('Les flux du portail : leurs états, leurs chemins, ce que les tests en vérifient.')
    .helpOption('-h, --help', 'affiche cette aide')
    .helpCommand('help [commande]', 'affiche l’aide d’une commande')
    .configureHelp({ styleTitle: (title) => titles[title] ?? title })
    .configureOutput({
      writeOut: (text) => out(text.trimEnd()),
      writeErr: (text) => err(text.trimEnd()),
      // `describeLineError` prints the errors in French, so this function prints nothing.
      outputError: () => {},
      getOutHelpWidth: () => 110,
      getErrHelpWidth: () => 110,
    })
    .exitOverride()
    .addHelpText(
      'after',
      '\nCode de sortie : 0 si tout va bien, 1 si quelque chose a été trouvé, 2 si la demande est mal faite.',
    );
  for (const command of commands) {
    const { name, summary, words, options, more } = command;
    const sub = program.command(name).description(summary);
    for (const word of words) sub.argument(word.required ? `<${word.name}>` : `[${word.name}]`, word.help);
    for (const [flag, option] of Object.entries(options))
      sub.option(option.takes ? `--${flag} <${option.takes}>` : `--${flag}`, optionHelp(option));
    if (more) sub.addHelpText('after', `\n${more}`);
    sub.action(() => run(command, readCommandLine(sub, options)));
  }
  return program;
};

const describeLineError = (program: Program, { code, message }: { code: string; message: string }) => {
  const [, quoted = ''] = /'([^']*)'/.exec(message) ?? [];
  const found = program.commands.find((command) => command.name() === program.args[0]);
  switch (code) {
    case 'commander.unknownCommand':
      return `Commande inconnue : « ${quoted} ».${didYouMean(
        quoted,
        program.commands.map((command) => command.name()),
      )}`;
    case 'commander.unknownOption':
      return `Option inconnue : « ${quoted} ».${didYouMean(
        quoted,
        (found ?? program).options.map(({ long }) => long ?? '').concat('--help'),
      )}`;
    case 'commander.missingArgument':
      return `Il manque un mot : <${quoted}>.`;
    case 'commander.optionMissingArgument':
      return `Il manque une valeur à « ${quoted} ».`;
    case 'commander.excessArguments': {
      const excess = found?.args.slice(found.registeredArguments.length) ?? [];
      return `De trop : ${excess.map((word) => `« ${word} »`).join(', ')}.`;
    }
    default:
      return message;
  }
};

const commands = [
  list,
  explore,
  lint,
  check,
  paths,
  run,
  report,
  coverage,
  mutate,
  diff,
  draw,
  book,
  exportFlows,
  ends,
].map(withOwn);

const quoted = (name: string, value: string | undefined): string[] =>
  value === undefined ? [] : [` --${name} ${/^[\w./#@:-]+$/.test(value) ? value : JSON.stringify(value)}`];

const foldersOf = ({ root }: Desk): string[] => [process.env.INIT_CWD ?? root, process.cwd(), root];

export const runCommand = async (argv: readonly string[], desk: Desk): Promise<Exit> => {
  let code: Exit = exit.ok;
  const program = createProgram(commands, desk, async (command, line) => {
    const [machine, model] = [line.text('machine'), line.text('model')];
    const isOwn = machine !== undefined || model !== undefined;
    const flows = isOwn ? await readOwnFlows(machine, model, foldersOf(desk)) : desk.flows;
    const [maxPlaces = usualLimits.maxPlaces, isCoarse] = [line.count('max-states'), line.flag('coarse')];
    const isUsual = maxPlaces === usualLimits.maxPlaces && !isCoarse;
    const limits = isUsual ? undefined : { maxPlaces, isCoarse };
    const driver = line.text('driver');
    const own = {
      words: ['machine', 'model', 'id'].flatMap((name) => quoted(name, line.text(name))).join(''),
      driver: isScript(driver) ? findFile(driver, foldersOf(desk)) : undefined,
    };
    code = await command.run(line, { ...desk, flows, limits, own });
  });
  const refuse = (complaint: string): Exit => {
    const about = commands.some(({ name }) => name === argv[0]) ? `${argv[0]} ` : '';
    desk.err(`${complaint} Voir : npm run paths -- ${about}--help`);
    return exit.usage;
  };
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return code;
  } catch (thrown) {
    if (thrown instanceof CommanderError) {
      if (thrown.exitCode === 0) return exit.ok;
      return thrown.code === 'commander.help' ? exit.usage : refuse(describeLineError(program, thrown));
    }
    if (thrown instanceof UsageError) return refuse(thrown.message);
    desk.err(reasonOf(thrown));
    return exit.usage;
  }
};

const root = fileURLToPath(new URL('../..', import.meta.url));

const isOwn = (argv: readonly string[]) => argv.some((word) => /^--(machine|model)(=|$)/.test(word));

const main = async (argv: readonly string[]): Promise<void> => {
  const write = (stream: NodeJS.WriteStream) => (text: string) => stream.write(`${text}\n`);
  const [out, err] = [write(process.stdout), write(process.stderr)];
  if (isOwn(argv)) {
    // Silences the machine of another project, which may print during an exploration.
    for (const method of ['log', 'info', 'debug', 'warn', 'error'] as const) console[method] = () => {};
    process.on('uncaughtException', (thrown) => err(reasonOf(thrown)));
  }
  const flows = isOwn(argv) ? [] : await readCatalogue(root, argv.slice(1, 2));
  process.exitCode = await runCommand(argv, { flows, out, err, root, evidence: join(root, evidenceFolder) });
  // Exits, because a timer of the other project could keep the process running.
  if (isOwn(argv)) process.stdout.write('', () => process.exit());
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
