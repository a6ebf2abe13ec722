import { existsSync } from 'node:fs';
import { register } from 'node:module';
import { dirname, extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import * as z from 'zod/mini';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import type { Exploration } from '#src/kit/explore/explore.ts';
import { isMachine } from '#src/kit/explore/seam.ts';
import { deriveModel, type PartialModel } from '#src/kit/loose/deriveModel.ts';
import { withNamedActors } from '#src/kit/loose/namedActors.ts';
import type { Path } from '#src/kit/paths/paths.ts';
import type { Flow } from '#src/kit/toCatalogue.ts';
import { oneOf, reasonOf, UsageError } from './command.ts';
import { firstLine, type Played } from './evidence.ts';
import { pathJson } from './formats.ts';

const own = JSON.stringify(import.meta.url);

/** Module hooks that make a file of another project import `xstate` and Playwright from this repository. */
const hooks = (file: string) => `
const isOurs = (name) => /^(xstate|@playwright\\/test|playwright)(\\/|$)/.test(name);
const isPackage = (name) => !/^([.]{0,2}\\/|#|[a-z]+:)/.test(name);
export const resolve = async (name, context, next) => {
  const from = (parentURL) => next(name, { ...context, parentURL });
  const found = isOurs(name)
    ? await from(${own})
    : await next(name, context).catch((error) => {
        if (!isPackage(name)) throw error;
        return from(${JSON.stringify(file)}).catch(() => from(${own})).catch(() => { throw error; });
      });
  const [, script] = /^(file:.*[.]tsx?)(?:%3F|[?]|$)/.exec(found.url) ?? [];
  return script ? { ...found, url: script, format: 'module' } : found;
};`;

const registered = new Set<string>();

const importFile = async (file: string): Promise<object> => {
  const { href } = pathToFileURL(file);
  if (!registered.has(dirname(file))) register(`data:text/javascript,${encodeURIComponent(hooks(href))}`);
  registered.add(dirname(file));
  try {
    return await import(/* @vite-ignore */ href);
  } catch (thrown) {
    const reason = reasonOf(thrown);
    const [, name] = /^Cannot find (?:package|module) '([^'./][^']*)'/.exec(reason) ?? [];
    throw new UsageError(
      name === undefined
        ? `« ${file} » ne se charge pas : ${reason}`
        : `« ${file} » ne se charge pas : le paquet « ${name} » n’est ni dans son dossier, ni dans ce dépôt ; installez-le près de ce fichier.`,
    );
  }
};

type Exports = { file: string; named: readonly (readonly [string, unknown])[] };

const within = (folders: readonly string[], path: string): string | undefined =>
  folders.map((folder) => resolve(folder, path)).find((file) => existsSync(file) && extname(file));

export const findFile = (path: string, folders: readonly string[]): string => {
  const file = within(folders, path);
  if (file !== undefined) return file;
  throw new UsageError(`Fichier introuvable\u00a0: «\u00a0${path}\u00a0».`);
};

const read = async (given: string, folders: readonly string[]): Promise<Exports> => {
  const hash = within(folders, given) ? -1 : given.lastIndexOf('#');
  const [path, name] = hash < 0 ? [given, undefined] : [given.slice(0, hash), given.slice(hash + 1)];
  const file = findFile(path, folders);
  const exported = await importFile(file);
  const all = Object.entries(exported).filter(([key]) => key !== 'module.exports');
  const nested = all.flatMap(([key, value]): [string, unknown][] =>
    key === 'default' && typeof value === 'object' && value && !isMachine(value) && all.length === 1
      ? [[key, value], ...Object.entries(value)]
      : [[key, value]],
  );
  if (name === undefined) return { file, named: nested };
  const named = nested.filter(([key]) => key === name);
  if (named.length) return { file, named: named.map(([key, value]) => [key, called(value)]) };
  throw new UsageError(
    `« ${path} » n’exporte pas « ${name} », mais ${nested.map(([key]) => key).join(', ') || 'rien'}.`,
  );
};

const called = (value: unknown): unknown =>
  typeof value === 'function' && value.length === 0 ? value() : value;

const toMachine = (value: unknown): AnyStateMachine | undefined => {
  if (isMachine(value)) return value;
  const logic: unknown = typeof value === 'object' && value && 'logic' in value ? value.logic : undefined;
  return isMachine(logic) ? logic : undefined;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const values = z.optional(z.record(z.string(), z.unknown()));
const texts = z.catch(z.record(z.string(), z.string()), {});
const partialSchema = z.object({
  inputs: values,
  cases: z.optional(z.record(z.string(), z.record(z.string(), z.custom<object>(isObject)))),
  outcomes: z.optional(z.record(z.string(), z.object({ done: values, failed: values }))),
  words: z.optional(z.object({ events: texts, guards: texts, ports: texts, actions: texts })),
  requests: z.optional(z.custom<FlowModel['requests']>(isObject)),
  equivalent: z.optional(z.record(z.string(), z.string())),
  requirements: z.optional(z.record(z.string(), z.array(z.string()))),
  weight: z.optional(z.union([z.number(), z.record(z.string(), z.number())])),
  rests: z.optional(z.array(z.string())),
  parties: z.optional(z.record(z.string(), z.string())),
  key: z.optional(z.custom<NonNullable<FlowModel['key']>>((value) => typeof value === 'function')),
});

type OwnModel = { name: string; machine: AnyStateMachine | undefined; model: PartialModel };

const isModel = (value: unknown): value is object =>
  isObject(value) &&
  !toMachine(value) &&
  ['inputs', 'cases', 'outcomes', 'key', 'words'].some((section) => section in value);

const parts = [...Object.keys(partialSchema.shape), 'machine', 'chapter'];

const toModel = (name: string, value: object): OwnModel => {
  for (const part of Object.keys(value)) oneOf(`Modèle « ${name} », partie inconnue`, part, parts);
  const { data, error } = partialSchema.safeParse(value);
  if (!data)
    throw new UsageError(
      `Modèle « ${name} »\u00a0: « ${error.issues[0]?.path.join('.')} » n’a pas la forme attendue.`,
    );
  return { name, machine: 'machine' in value ? toMachine(value.machine) : undefined, model: data };
};

const modelsIn = ({ named }: Exports): OwnModel[] =>
  named.flatMap(([name, value]) => (isModel(value) ? [toModel(name, value)] : []));

const toFlow = (name: string, machine: AnyStateMachine, given: PartialModel): Flow => {
  const named = withNamedActors(machine);
  return { id: machine.id, folder: '', own: name, machine: named, model: deriveModel(named, given) };
};

export const readOwnFlows = async (
  machineFile: string | undefined,
  modelFile: string | undefined,
  folders: readonly string[],
): Promise<readonly Flow[]> => {
  const source = machineFile === undefined ? undefined : await read(machineFile, folders);
  const machines = (source?.named ?? []).flatMap(([name, value]) => {
    const machine = toMachine(value);
    return machine ? [{ name, machine }] : [];
  });
  const separate = modelFile === undefined ? undefined : await read(modelFile, folders);
  const models = (separate ? modelsIn(separate) : source ? modelsIn(source) : []).map((one) => {
    const machine = one.machine ?? (machines.length === 1 ? machines[0]?.machine : undefined);
    if (machine) return { ...one, machine };
    throw new UsageError(
      `Le modèle « ${one.name} » ne nomme pas sa machine\u00a0: écrivez machine dans le modèle.`,
    );
  });
  if (separate && !models.length)
    throw new UsageError(`« ${modelFile} » n’exporte aucun modèle (inputs, cases, outcomes, key).`);
  const isModelled = (machine: AnyStateMachine) => models.some((model) => model.machine === machine);
  const unique = machines.filter(
    ({ machine }, rank) => machines.findIndex((other) => other.machine === machine) === rank,
  );
  const alone = separate ? [] : unique.filter(({ machine }) => !isModelled(machine));
  if (!models.length && !alone.length)
    throw new UsageError(
      `« ${machineFile} » n’exporte aucune machine XState, mais ${source?.named.map(([name]) => name).join(', ') || 'rien'}.`,
    );
  return [
    ...models.map(({ name, machine, model }) => toFlow(name, machine, model)),
    ...alone.map(({ name, machine }) => toFlow(name, machine, {})),
  ];
};

const driverSchema = z.object({
  play: z.custom<(page: Page, path: unknown) => Promise<void>>((value) => typeof value === 'function'),
});

/** Steps of a path for a driver. Records the last read step, to name it in a failure. */
const observed = (data: ReturnType<typeof pathJson>) => {
  let reached = 0;
  const steps = [...data.steps];
  for (const [index, step] of steps.entries())
    Object.defineProperty(steps, index, {
      get: () => {
        reached = index + 1;
        return step;
      },
    });
  const describe = (thrown: unknown): string => {
    const problem = firstLine(thrown instanceof Error ? thrown.message : String(thrown));
    const step = data.steps[reached - 1];
    return step && !/\bstep \d+,/.test(problem) ? `step ${reached}, ${step.move}: ${problem}` : problem;
  };
  return { data: { ...data, steps }, describe };
};

export const playPages = async (
  file: string,
  walks: readonly { exploration: Exploration; paths: readonly Path[] }[],
): Promise<Played[]> => {
  const { data: driver } = driverSchema.safeParse(await importFile(file));
  if (!driver)
    throw new UsageError(`«\u00a0${file}\u00a0» n’exporte pas la fonction «\u00a0play(page, path)\u00a0».`);
  const { chromium } = await import('@playwright/test');
  const { chromiumArgs, findChromium } = await import('../chromium.ts');
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  const played: Played[] = [];
  try {
    for (const { exploration, paths } of walks)
      for (const path of paths) {
        const page = await browser.newPage();
        const [name, began] = [`${path.flow} ${path.id}`, performance.now()];
        const { data, describe } = observed(pathJson(exploration, path));
        const problem = await driver.play(page, data).then(() => null, describe);
        played.push({ name, ms: performance.now() - began, problem });
        await page.close();
      }
  } finally {
    await browser.close();
  }
  return played;
};
