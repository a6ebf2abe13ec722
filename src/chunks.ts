import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { paintedPages } from './prerender/pages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Set of pages, with a bit for each page. */
type Pages = bigint;

/** Chunk, or part of one: modules that the same pages load at once. */
type Piece = {
  name: string;
  modules: readonly string[];
  code: string;
  size: number;
  pages: Pages;
  imports: Set<Piece>;
};

type BuiltChunk = Pick<Rolldown.OutputChunk, 'name' | 'fileName' | 'code' | 'imports' | 'moduleIds'>;

/** Size in bytes, compressed, from which a chunk is worth a request. */
const large = 8000;

/** Bytes that a page may load in vain to save one request. */
const requestCost = 1500;

/** Share of its own bytes that a page may load in vain. */
const mostWaste = 0.2;

/** Chunks of every page: the first script, and what it loads. No other module is added to them. */
const core = [
  { name: 'index', test: /src\/main\.tsx$|vite\/preload-helper/, priority: 2 },
  { name: 'portal', test: /src\/app\/start\/start\.tsx$/, priority: 1 },
];

const isCore = ({ name }: Piece): boolean => core.some((chunk) => chunk.name === name);

const ranksIn = (pages: Pages): number[] =>
  [...pages.toString(2)].reverse().flatMap((digit, rank) => (digit === '1' ? rank : []));

const closureOf = (pieces: Iterable<Piece>): Set<Piece> => {
  const found = new Set(pieces);
  for (const { imports } of found) for (const piece of imports) found.add(piece);
  return found;
};

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

const toPieces = (chunks: readonly BuiltChunk[], pages: readonly (readonly string[])[]): Piece[] => {
  const imports = new Map(chunks.map(({ fileName }) => [fileName, new Set<Piece>()]));
  const pieces = chunks.map(
    ({ name, fileName, code, moduleIds }): Piece => ({
      name,
      modules: moduleIds,
      code,
      size: gzipSync(code).length,
      pages: 0n,
      imports: imports.get(fileName) ?? new Set(),
    }),
  );
  const byFile = new Map(pieces.map((piece, rank) => [chunks[rank]?.fileName, piece]));
  for (const chunk of chunks)
    for (const file of chunk.imports) {
      const piece = byFile.get(file);
      if (piece) imports.get(chunk.fileName)?.add(piece);
    }
  for (const [rank, modules] of pages.entries())
    for (const piece of closureOf(pieces.filter((one) => modules.some((id) => one.modules.includes(id)))))
      piece.pages |= 1n << BigInt(rank);
  return pieces;
};

/** Bytes, by page, that `pages` would load in vain with `added`, and the number of their new requests. */
const wasteOf = (added: Piece, pages: Pages): { bytes: Map<number, number>; requests: number } => {
  const bytes = new Map<number, number>();
  let requests = 0;
  for (const piece of pages === 0n ? [] : closureOf([added]))
    for (const rank of ranksIn(pages & ~piece.pages)) {
      bytes.set(rank, (bytes.get(rank) ?? 0) + piece.size);
      if (piece !== added) requests++;
    }
  return { bytes, requests };
};

/** True if a path of imports leads from one piece to the other through a third: merged, they would import themselves. */
const isCircular = (one: Piece, other: Piece): boolean =>
  closureOf([...one.imports].filter((piece) => piece !== other)).has(other);

/** Names each chunk, except the entries that no chunk imports: the bundler names these. */
const nameAll = (pieces: readonly Piece[]): Map<string, string> => {
  const imported = new Set(pieces.flatMap(({ imports }) => [...imports]));
  const counts = new Map<string, number>();
  return new Map(
    pieces
      .filter((piece) => piece.pages !== 0n || imported.has(piece))
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
    pages: one.pages | other.pages,
    imports: new Set([...one.imports, ...other.imports].filter((piece) => !parts.includes(piece))),
  };
};

/** Gain in bytes of a merge, and the bytes that each page would load in vain. */
const compare = (one: Piece, other: Piece) => {
  const both = ranksIn(one.pages & other.pages).length;
  const parts = [wasteOf(one, other.pages & ~one.pages), wasteOf(other, one.pages & ~other.pages)];
  const waste = parts.flatMap(({ bytes }) => [...bytes]);
  const requests = both - sum(parts.map((part) => part.requests));
  return { gain: requestCost * requests - sum(waste.map(([, bytes]) => bytes)), waste };
};

/** Merges small chunks while it saves more requests than it costs bytes. Returns the name of the chunk of each module. */
export const mergeChunks = (
  chunks: readonly BuiltChunk[],
  pages: readonly (readonly string[])[],
): Map<string, string> => {
  const built = toPieces(chunks, pages);
  const pieces = new Set(built);
  const ownBytes = (rank: number): number =>
    sum(built.map((piece) => (isCore(piece) || !ranksIn(piece.pages).includes(rank) ? 0 : piece.size)));
  const allowed = pages.map((_, rank) => mostWaste * ownBytes(rank));
  const waiting = built.filter((piece) => piece.pages !== 0n && !isCore(piece));
  for (;;) {
    waiting.sort((one, other) => other.size - one.size);
    const smallest = waiting.pop();
    if (!smallest || smallest.size >= large) return nameAll([...pieces]);
    const [best] = [...pieces]
      .filter((other) => other !== smallest && (other.pages & smallest.pages) !== 0n && !isCore(other))
      .map((other) => ({ other, ...compare(smallest, other) }))
      .filter(
        ({ other, gain, waste }) =>
          gain > 0 &&
          waste.every(([rank, bytes]) => bytes <= (allowed[rank] ?? 0)) &&
          !isCircular(smallest, other) &&
          !isCircular(other, smallest),
      )
      .sort((one, other) => other.gain - one.gain);
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
    const place = waiting.indexOf(best.other);
    if (place !== -1) waiting.splice(place, 1);
    waiting.push(merged);
    for (const piece of closureOf([merged])) piece.pages |= merged.pages;
  }
};

const withoutPlugins = new Set(['chunks', 'prerender', 'asset-licences']);

/**
 * Builds the portal once without shared chunks, to know which pages load each module, then merges its small chunks. A
 * page loads at most a fifth of its bytes in vain.
 */
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
      paintedPages.map(({ modules }) => modules.map((module) => join(root, module))),
    );
    const nameOf = (id: string) => names.get(id) ?? null;
    const codeSplitting = {
      groups: [{ name: nameOf, debugName: 'merged' }],
      includeDependenciesRecursively: false,
    };
    return { build: { rolldownOptions: { output: { codeSplitting } } } };
  },
});
