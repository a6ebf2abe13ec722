import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { paintedPages } from './prerender/pages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Set of entries, one bit each. An entry is a page, or code that a page loads later, such as a dialog. */
type EntrySet = bigint;

/** Chunk: modules that the same entries load. */
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

/** Entry. `own`: imported chunks. `loaded`: with their imports. `before`: entries that load this entry. */
type Entry = { own: ReadonlySet<Piece>; loaded: ReadonlySet<Piece>; before: EntrySet; isPage: boolean };

/** Compressed size in bytes from which a chunk deserves its own request. */
const large = 20_000;

/** Unused bytes that cost a page as much as one request: 200 ms on a slow phone. */
const requestCost = 40_000;

/** Maximum unused bytes of an entry, as a multiple of its own bytes. */
const mostWaste = 1.5;

/** Maximum unused bytes, beyond `mostWaste`, of code that a page loads later, such as a dialog. */
const mostAddedLater = 4000;

/** Page, or code that a page loads later, with its modules. `waste`: maximum share of unused bytes. */
type Page = { modules: readonly string[]; waste: number };

/** Maximum shares of unused bytes: pages on which users arrive, and code loaded without a user action. */
const wasteShares: Readonly<Record<string, number>> = {
  '/': 0.056,
  '/creation-de-compte': 0.25,
  '/espace-facturation': 0.15,
  '/espace-personnel': 0.1,
  '/espace-consommation': 0.3,
  '/espace-consommation/:kind/:reference/:idPDS': 0.4,
  'src/app/analytics/ConsentBanner.tsx': 0.1,
  'src/app/analytics/startMeasure.ts': 0.1,
  'src/app/overview/SitesArea.tsx': 0.6,
  'src/app/routes/MeterWatch.tsx': 0.1,
  'src/flows/comparison/chart/ComparisonChart.tsx': 0.1,
  'src/flows/histogram/Forecast.tsx': 0.3,
  'src/flows/histogram/chart/Chart.tsx': 0.3,
};

/** Chunks of every page: the first script and its imports. No other module is merged with them. */
const core = [
  { name: 'index', test: /src\/main\.tsx$|vite\/preload-helper/, priority: 2 },
  { name: 'portal', test: /src\/app\/start\/start\.tsx$/, priority: 1 },
];

const isCore = ({ name }: Piece): boolean => core.some((chunk) => chunk.name === name);

const toSet = (ranks: Iterable<number>): EntrySet =>
  [...ranks].reduce((entries, rank) => entries | (1n << BigInt(rank)), 0n);

const ranksIn = (entries: EntrySet): number[] =>
  [...entries.toString(2)].reverse().flatMap((digit, rank) => (digit === '1' ? rank : []));

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
  const later = new Map<Piece, Set<Piece>>();
  for (const { fileName, imports, dynamicImports } of chunks) {
    const piece = pieces.get(fileName);
    if (!piece) continue;
    piece.imports = new Set(imports.flatMap((file) => pieces.get(file) ?? []));
    later.set(piece, new Set(dynamicImports.flatMap((file) => pieces.get(file) ?? [])));
  }
  return { pieces: [...pieces.values()], later };
};

/** Entries: first the pages, then the code that they load later, and so on. */
const listEntries = (
  pieces: readonly Piece[],
  later: ReadonlyMap<Piece, ReadonlySet<Piece>>,
  pages: readonly Page[],
): Entry[] => {
  const starts = pages.map(({ modules }) =>
    pieces.filter((one) => modules.some((id) => one.modules.includes(id))),
  );
  const known = new Set(starts.flat());
  const entries = starts.map((pieces): Entry => {
    const own = closureOf(pieces);
    return { own, loaded: own, before: 0n, isPage: true };
  });
  for (let from = 0; from < entries.length; ) {
    const importers = new Map<Piece, number[]>();
    for (let rank = from; rank < entries.length; rank++)
      for (const piece of entries[rank]?.loaded ?? [])
        for (const start of later.get(piece) ?? [])
          if (!known.has(start)) importers.set(start, [...(importers.get(start) ?? []), rank]);
    from = entries.length;
    for (const [start, ranks] of importers) {
      known.add(start);
      const before = ranks.flatMap((rank) => entries[rank]?.loaded ?? []);
      const own = closureOf([start]);
      const common = [...(before[0] ?? [])].filter((one) => before.every((all) => all.has(one)));
      const loaded = new Set([...own, ...common]);
      entries.push({ own, loaded, before: toSet(ranks), isPage: false });
    }
  }
  return entries;
};

/** Unused bytes, by entry, if `entries` also load the chunk `added`, and the number of additional requests. */
const wasteOf = (added: Piece, entries: EntrySet, ofPages: EntrySet) => {
  const bytes = new Map<number, number>();
  let requests = 0;
  for (const piece of entries === 0n ? [] : closureOf([added])) {
    const unused = entries & ~piece.entries;
    for (const rank of ranksIn(unused)) bytes.set(rank, (bytes.get(rank) ?? 0) + piece.size);
    if (piece !== added) requests += ranksIn(unused & ofPages).length;
  }
  return { bytes, requests };
};

/** True if one chunk imports the other through a third chunk: the merged chunk would import itself. */
const isCircular = (one: Piece, other: Piece): boolean =>
  closureOf([...one.imports].filter((piece) => piece !== other)).has(other);

/** Names each chunk, except entries that no chunk imports, which the bundler names. */
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

/** Bytes that pages gain by a merge of two chunks, and the unused bytes that each entry would load. */
const compare = (one: Piece, other: Piece, ofPages: EntrySet) => {
  const both = ranksIn(one.entries & other.entries & ofPages).length;
  const parts = [
    wasteOf(one, other.entries & ~one.entries, ofPages),
    wasteOf(other, one.entries & ~other.entries, ofPages),
  ];
  const waste = parts.flatMap(({ bytes }) => [...bytes]);
  const requests = both - sum(parts.map((part) => part.requests));
  const ofPage = waste.flatMap(([rank, bytes]) => (ofPages & (1n << BigInt(rank)) ? bytes : []));
  return { gain: requestCost * requests - sum(ofPage), waste };
};

/**
 * Merges small chunks as long as pages gain. Returns the name of the chunk of each module. `parts`: limits for
 * code loaded later, by default `mostWaste` and `mostAddedLater`.
 */
export const mergeChunks = (
  chunks: readonly BuiltChunk[],
  pages: readonly Page[],
  parts: readonly Page[] = [],
): Map<string, string> => {
  const { pieces: built, later } = readChunks(chunks);
  const entries = listEntries(built, later, pages);
  for (const [rank, { loaded }] of entries.entries())
    for (const piece of loaded) piece.entries |= 1n << BigInt(rank);
  const ofPages = toSet(pages.keys());
  const allowed = entries.map(({ own, before, isPage }, rank) => {
    const fresh = [...own].filter((piece) => !isCore(piece) && (isPage || (before & ~piece.entries) !== 0n));
    const bytes = sum(fresh.map(({ size }) => size));
    const includes = (id: string) => fresh.some(({ modules }) => modules.includes(id));
    const limited = pages[rank] ?? parts.find(({ modules }) => modules.some(includes));
    return limited ? limited.waste * bytes : mostWaste * bytes + mostAddedLater;
  });
  const pieces = new Set(built);
  let waiting = built.filter((piece) => (piece.entries & ofPages) !== 0n && !isCore(piece));
  for (;;) {
    waiting.sort((one, other) => other.size - one.size);
    const smallest = waiting.pop();
    if (!smallest || smallest.size >= large) return nameAll([...pieces], ofPages);
    const best = [...pieces]
      .filter(
        (other) =>
          other !== smallest && (other.entries & smallest.entries & ofPages) !== 0n && !isCore(other),
      )
      .map((other) => ({ other, ...compare(smallest, other, ofPages) }))
      .filter(({ gain }) => gain > 0)
      .sort((one, other) => other.gain - one.gain)
      .map((merging) => {
        const all = smallest.entries | merging.other.entries;
        // Bytes that the entries before have already loaded are not wasted.
        const waste = merging.waste.filter(([rank]) => {
          const entry = entries[rank];
          return entry?.isPage || ((entry?.before ?? 0n) & ~all) !== 0n;
        });
        return { ...merging, waste };
      })
      .find(
        ({ other, waste }) =>
          waste.every(([rank, bytes]) => bytes <= (allowed[rank] ?? 0)) &&
          !isCircular(smallest, other) &&
          !isCircular(other, smallest),
      );
    if (!best) continue;
    for (const [rank, bytes] of best.waste) allowed[rank] = (allowed[rank] ?? 0) - bytes;
    const parts = [smallest, best.other] as const;
    const merged = merge(parts);
    for (const part of parts) pieces.delete(part);
    for (const piece of pieces) {
      if (!parts.some((part) => piece.imports.has(part))) continue;
      for (const part of parts) piece.imports.delete(part);
      piece.imports.add(merged);
    }
    pieces.add(merged);
    waiting = [...waiting.filter((piece) => piece !== best.other), merged];
    for (const piece of closureOf([merged])) piece.entries |= merged.entries;
  }
};

const withoutPlugins = new Set(['chunks', 'prerender', 'asset-licences']);

/** Vite plugin. Builds the portal once without merges, to learn which page loads each module, then merges. */
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
        waste: wasteShares[route] ?? mostWaste,
      })),
      Object.entries(wasteShares)
        .filter(([part]) => part.startsWith('src/'))
        .map(([file, waste]) => ({ modules: [join(root, file)], waste })),
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
