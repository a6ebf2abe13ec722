import type { Exploration } from '#src/kit/explore/explore.ts';
import { moveText } from '#src/kit/explore/moves.ts';
import { type Criterion, findPaths, listLeftOut, type PathOptions } from '#src/kit/paths/paths.ts';

/** The most that is named of what is left out: a reader wants to know what it is like, not the whole of it. */
const maxNamed = 10;

/** What a criterion counts, as it can be read. */
const nameItem = ({ places, out }: Exploration, criterion: Criterion, item: string): string => {
  if (criterion === 'states') return places[Number(item)]?.name ?? item;
  if (criterion === 'transitions') {
    const edge = out.flat().find(({ index }) => index === Number(item));
    return edge ? `${places[edge.from]?.name} · ${moveText(edge.move)}` : item;
  }
  const [kind, ...parts] = item.split(/[:|]/);
  if (kind === 'refused') {
    const place = criterion === 'everything' ? places[Number(parts[0])]?.name : parts[0];
    return `refus, ${place} · ${parts.at(-1)}`;
  }
  return item.replace(/(?<=^\S+) on /, ' par ').replace(/(?<=^\S+) changes /, ' change ');
};

/** What is left out by --max-length, or by the number of paths, in French; nothing where nothing is. */
export const describeLeftOut = (
  exploration: Exploration,
  criterion: Criterion,
  options: PathOptions,
): string[] => {
  const { maxLength, limit = 500 } = options;
  if (criterion === 'simple') {
    const more = findPaths(exploration, criterion, { ...options, limit: limit + 1 });
    return more.length > limit ? [`Seuls les ${limit} premiers chemins sont donnés ; voir --limit.`] : [];
  }
  const names = [
    ...new Set(
      listLeftOut(exploration, criterion, options).map((item) => nameItem(exploration, criterion, item)),
    ),
  ];
  if (!names.length) return [];
  const more = names.length - maxNamed;
  return [
    `Laissé de côté, faute d’un chemin de ${maxLength} pas au plus (${names.length}) :`,
    ...names.slice(0, maxNamed).map((name) => `  ${name}`),
    ...(more > 0 ? [`  et ${more} de plus`] : []),
  ];
};
