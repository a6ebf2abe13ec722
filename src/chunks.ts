import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { paintedPages } from './prerender/pages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Set of entries, with one bit for each entry. An entry is a page, or code that a page loads later. */
type EntrySet = bigint;

/** Chunk: the modules that the same entries load. */
type Piece = {
  name: string;
  modules: readonly string[];
  code: string;
  size: number;
  entries: EntrySet;
  imports: Set<Piece>;
};

type BuiltChunk = Pick<
  Rolldown.OutputChunk,
  'name' | 'fileName' | 'code' | 'imports' | 'dynamicImports' | 'moduleIds'
>;

/** Entry. `before`: entries that load this entry. `loaded`: chunks of this entry and of those entries. */
type Entry = Costs & { loaded: ReadonlySet<Piece>; before: EntrySet };

/** Costs of a request and of an unused byte, in an arbitrary unit. */
type Costs = { request: number; byte: number };

type Page = Costs & { modules: readonly string[] };

/** Costs for the pages on which users arrive first, set for the budgets of `npm run bench`. */
const costs: Readonly<Record<string, Costs>> = {
  '/': { request: 22_000, byte: 32 },
  '/cgu': { request: 20_000, byte: 38 },
  '/creation-de-compte': { request: 22_000, byte: 3.8 },
  '/espace-consommation': { request: 10_000, byte: 0.85 },
  '/espace-consommation/:kind/:reference/:idPDS': { request: 25_000, byte: 3.1 },
  '/espace-facturation': { request: 66_000, byte: 1.4 },
  '/espace-personnel': { request: 22_000, byte: 10 },
};
const otherPage: Costs = { request: 1200, byte: 0.12 };

/** Costs of code that a page loads later, such as a dialog. */
const later: Costs = { request: 0, byte: 2 };

const costsOf = (route: string): Costs => costs[route] ?? otherPage;

/** Chunks that every page loads: first script, its imports, consent banner. No module is merged into them. */
const core = [
  { name: 'index', test: /src\/main\.tsx$|vite\/preload-helper/, priority: 2 },
  { name: 'portal', test: /src\/app\/start\/start\.tsx$/, priority: 1 },
  { name: 'ConsentBanner', test: /ConsentBanner|AnalyticsConsent\.css|fr\/analyticsConsent/, priority: 0 },
];

/** Chunks that are never merged. The bundler always keeps its runtime separate. */
const whole = new Set([...core.map(({ name }) => name), 'rolldown-runtime']);

const toSet = (ranks: Iterable<number>): EntrySet =>
  [...ranks].reduce((entries, rank) => entries | (1n << BigInt(rank)), 0n);

const remember = <Result>(compute: (set: EntrySet) => Result) => {
  const known = new Map<EntrySet, Result>();
  return (set: EntrySet): Result => {
    const result = known.get(set) ?? compute(set);
    known.set(set, result);
    return result;
  };
};

const closureOf = (pieces: Iterable<Piece>): Set<Piece> => {
  const found = new Set(pieces);
  for (const { imports } of found) for (const piece of imports) found.add(piece);
  return found;
};

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

const readChunks = (chunks: readonly BuiltChunk[]) => {
  const pieces = new Map(
    chunks.map(({ name, fileName, code, moduleIds }): [string, Piece] => [
      fileName,
      { name, modules: moduleIds, code, size: gzipSync(code).length, entries: 0n, imports: new Set() },
    ]),
  );
  const importedLater = new Map<Piece, Set<Piece>>();
  for (const { fileName, imports, dynamicImports } of chunks) {
    const piece = pieces.get(fileName);
    if (!piece) continue;
    piece.imports = new Set(imports.flatMap((file) => pieces.get(file) ?? []));
    importedLater.set(piece, new Set(dynamicImports.flatMap((file) => pieces.get(file) ?? [])));
  }
  return { pieces: [...pieces.values()], importedLater };
};

/** Entries in the order of loading: pages, then the code that pages load later, and so on. */
const listEntries = (
  pieces: readonly Piece[],
  importedLater: ReadonlyMap<Piece, ReadonlySet<Piece>>,
  pages: readonly Page[],
): Entry[] => {
  const starts = pages.map(({ modules }) =>
    pieces.filter((one) => modules.some((id) => one.modules.includes(id))),
  );
  const known = new Set(starts.flat());
  const entries = pages.map(({ request, byte }, rank): Entry => {
    const loaded = closureOf(starts[rank] ?? []);
    return { loaded, before: 0n, request, byte };
  });
  for (let from = 0; from < entries.length; ) {
    const importers = new Map<Piece, number[]>();
    for (let rank = from; rank < entries.length; rank++)
      for (const piece of entries[rank]?.loaded ?? [])
        for (const start of importedLater.get(piece) ?? [])
          if (!known.has(start)) importers.set(start, [...(importers.get(start) ?? []), rank]);
    from = entries.length;
    for (const [start, ranks] of importers) {
      known.add(start);
      const before = ranks.flatMap((rank) => entries[rank]?.loaded ?? []);
      const common = [...(before[0] ?? [])].filter((one) => before.every((all) => all.has(one)));
      const loaded = new Set([...closureOf([start]), ...common]);
      entries.push({ loaded, before: toSet(ranks), ...later });
    }
  }
  return entries;
};

/** True if one chunk imports the other through a third chunk: a merged chunk would import itself. */
const isCircular = (one: Piece, other: Piece): boolean =>
  closureOf([...one.imports].filter((piece) => piece !== other)).has(other);

/** Names each chunk. The bundler names entries that no chunk imports. */
const nameAll = (pieces: readonly Piece[], ofPages: EntrySet): Map<string, string> => {
  const imported = new Set(pieces.flatMap(({ imports }) => [...imports]));
  const counts = new Map<string, number>();
  return new Map(
    pieces
      .filter((piece) => (piece.entries & ofPages) !== 0n || imported.has(piece))
      .flatMap(({ name, modules }) => {
        const count = counts.get(name) ?? 0;
        counts.set(name, count + 1);
        return modules.map((id) => [id, count === 0 ? name : `${name}${count}`] as const);
      }),
  );
};

const merge = (parts: readonly [Piece, Piece]): Piece => {
  const [one, other] = parts;
  const code = `${one.code}\n${other.code}`;
  return {
    name: one.size > other.size ? one.name : other.name,
    modules: [...one.modules, ...other.modules],
    code,
    size: gzipSync(code).length,
    entries: one.entries | other.entries,
    imports: new Set([...one.imports, ...other.imports].filter((piece) => !parts.includes(piece))),
  };
};

/** Merges chunks while a merge lowers the costs of the pages. Returns the chunk name of each module. */
export const mergeChunks = (chunks: readonly BuiltChunk[], pages: readonly Page[]): Map<string, string> => {
  const { pieces: built, importedLater } = readChunks(chunks);
  const entries = listEntries(built, importedLater, pages);
  for (const [rank, { loaded }] of entries.entries())
    for (const piece of loaded) piece.entries |= 1n << BigInt(rank);
  const ofPages = toSet(pages.keys());
  const listIn = remember((set) => entries.filter((_, rank) => set & (1n << BigInt(rank))));
  const requestsOf = remember((set) => sum(listIn(set).map(({ request }) => request)));

  /** Additional cost if the entries of the chunk `other` also load the chunk `added`. */
  const costOf = (added: Piece, other: Piece): number => {
    const loading = other.entries & ~added.entries;
    if (loading === 0n) return 0;
    const all = added.entries | other.entries;
    return sum(
      [...closureOf([added])].map((piece) => {
        const unused = loading & ~piece.entries;
        // Bytes that an earlier entry has loaded are not wasted.
        const wasted = listIn(unused).filter(({ before }) => before === 0n || (before & ~all) !== 0n);
        return (piece === added ? 0 : requestsOf(unused)) + piece.size * sum(wasted.map(({ byte }) => byte));
      }),
    );
  };
  const gainOf = (one: Piece, other: Piece): number =>
    requestsOf(one.entries & other.entries) - costOf(one, other) - costOf(other, one);

  const pieces = new Set(built.filter((piece) => (piece.entries & ofPages) !== 0n && !whole.has(piece.name)));
  const apart = built.filter((piece) => !pieces.has(piece));
  const rate = ({ size, entries }: Piece) => size / requestsOf(entries);
  const waiting = new Set(pieces);
  for (;;) {
    const [first] = [...waiting].sort((one, other) => rate(one) - rate(other));
    if (!first) return nameAll([...pieces, ...apart], ofPages);
    waiting.delete(first);
    const best = [...pieces]
      .filter((other) => other !== first && (other.entries & first.entries & ofPages) !== 0n)
      .map((other) => ({ other, gain: gainOf(first, other) }))
      .filter(({ gain }) => gain > 0)
      .sort((one, other) => other.gain - one.gain)
      .find(({ other }) => !isCircular(first, other) && !isCircular(other, first));
    if (!best) continue;
    const parts = [first, best.other] as const;
    const merged = merge(parts);
    for (const part of parts) {
      pieces.delete(part);
      waiting.delete(part);
    }
    for (const piece of [...pieces, ...apart]) {
      if (!parts.some((part) => piece.imports.has(part))) continue;
      for (const part of parts) piece.imports.delete(part);
      piece.imports.add(merged);
    }
    pieces.add(merged);
    waiting.add(merged);
    for (const piece of closureOf([merged])) piece.entries |= merged.entries;
  }
};

const withoutPlugins = new Set(['chunks', 'prerender', 'asset-licences']);

/** Vite plugin. The first build finds which pages load each module, and the second build merges chunks. */
export const chunks = (): Plugin => ({
  name: 'chunks',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async config(config) {
    const first: UserConfig = {
      ...config,
      plugins: config.plugins?.filter(
        (plugin) => !(plugin && 'name' in plugin && withoutPlugins.has(plugin.name)),
      ),
      build: {
        ...config.build,
        write: false,
        license: false,
        manifest: false,
        sourcemap: false,
        rolldownOptions: { ...config.build?.rolldownOptions, output: { codeSplitting: { groups: core } } },
      },
    };
    const built = [await build({ ...first, configFile: false, logLevel: 'silent' })].flat();
    const names = mergeChunks(
      built.flatMap((one) => ('output' in one ? one.output : [])).filter((output) => output.type === 'chunk'),
      paintedPages.map(({ route, modules }) => ({
        modules: modules.map((module) => join(root, module)),
        ...costsOf(route),
      })),
    );
    const nameOf = (id: string) => names.get(id) ?? null;
    const codeSplitting = {
      groups: [{ name: nameOf, debugName: 'merged' }],
      includeDependenciesRecursively: false,
    };
    // Makes Chromium compile the whole chunk in another thread before it runs.
    const postBanner = ({ moduleIds }: Rolldown.RenderedChunk) =>
      moduleIds.some((id) => names.has(id)) ? '//# allFunctionsCalledOnLoad' : '';
    return { build: { rolldownOptions: { output: { codeSplitting, postBanner } } } };
  },
});
