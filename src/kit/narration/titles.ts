import type { Exploration } from '../explore/explore.ts';
import { walk } from '../explore/walk.ts';
import type { Path } from '../paths/paths.ts';
import { describeMove, toPathTitle } from './story.ts';

/** The most that a title says of what tells its path apart: characters, and things in a row. */
const maxRunLength = 160;
const maxInRow = 4;

type Happening = { taken: string[]; moves: string[] };

/** What happens along a path, without what is refused and with it. */
const readMoves = (exploration: Exploration, path: Path): Happening => {
  const { model } = exploration;
  const frames = walk(model.machine, model, path.input, path.moves);
  const made = frames.flatMap(({ move, refused }) =>
    move ? [{ text: describeMove(exploration, move), refused }] : [],
  );
  return {
    taken: made.filter(({ refused }) => !refused).map(({ text }) => text),
    moves: made.map(({ text, refused }) => (refused ? `en vain, ${text}` : text)),
  };
};

/** The runs of so many things that happen one after the other. */
const runsOf = (list: readonly string[], count: number): string[] =>
  list.slice(0, list.length - count + 1).map((_, at) => list.slice(at, at + count).join(', puis '));

/** The fewest things in a row that happen on one path and on none of the others, where a title can say them. */
const findOwnRun = (happened: Happening, others: readonly Happening[]): string | undefined => {
  for (const part of ['taken', 'moves'] as const)
    for (let count = 1; count <= maxInRow; count++) {
      const elsewhere = new Set(others.flatMap((other) => runsOf(other[part], count)));
      const own = runsOf(happened[part], count).find(
        (run) => !elsewhere.has(run) && run.length <= maxRunLength,
      );
      if (own !== undefined) return own;
    }
  return undefined;
};

/**
 * The title of each path: what it starts with, where it ends and, where several do alike, what happens on it
 * alone, else its rank among them. No two are the same.
 */
export const toPathTitles = (exploration: Exploration, paths: readonly Path[]): string[] => {
  const alike = new Map<string, Path[]>();
  for (const path of paths) {
    const title = toPathTitle(exploration, path);
    alike.set(title, [...(alike.get(title) ?? []), path]);
  }
  const titles = new Map<Path, string>();
  for (const [title, group] of alike) {
    const happened = group.length > 1 ? group.map((path) => readMoves(exploration, path)) : [];
    for (const [index, path] of group.entries()) {
      const own = happened[index];
      const apart = own && findOwnRun(own, happened.toSpliced(index, 1));
      const rank = own ? `${title} (${index + 1} sur ${group.length})` : title;
      titles.set(path, apart ? `${title}, quand ${apart}` : rank);
    }
  }
  return paths.map((path) => titles.get(path) ?? '');
};
