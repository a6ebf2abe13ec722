import { SourceMap, type SourceMapPayload } from 'node:module';

export const unmapped = 'bundler, charts and styles';

export const findOwner = (source: string): string => {
  const packaged = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (packaged) return packaged;
  const ours = /^(src\/flows\/[^/]+|src\/[^/]+|src|machines|brands|locales)\//.exec(source)?.[1];
  return ours ?? unmapped;
};

export const measureShares = (
  code: string,
  map: SourceMapPayload,
  pathOf: (source: string) => string,
): Map<string, number> => {
  const lines = new SourceMap(map);
  const counts = new Map<string, number>();
  for (const [line, text] of code.split('\n').entries())
    for (let column = 0; column < text.length; column++) {
      const entry = lines.findEntry(line, column);
      const source = 'originalSource' in entry ? entry.originalSource : undefined;
      const owner = findOwner(source ? pathOf(source) : '');
      counts.set(owner, (counts.get(owner) ?? 0) + 1);
    }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return new Map([...counts].map(([owner, count]) => [owner, count / total]));
};

type Weighed = { size: number; shares: ReadonlyMap<string, number> };

export const sumWeights = (files: readonly Weighed[]): [owner: string, size: number][] => {
  const sizes = new Map<string, number>();
  for (const { size, shares } of files)
    for (const [owner, share] of shares) sizes.set(owner, (sizes.get(owner) ?? 0) + size * share);
  return [...sizes].sort(([, a], [, b]) => b - a);
};
