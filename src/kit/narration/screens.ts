import * as z from 'zod/mini';
import { groupBy } from '#src/domain/lists.ts';
import type { Edge, Exploration } from '../explore/explore.ts';
import { identify, moveText } from '../explore/moves.ts';
import type { Frame } from '../explore/walk.ts';
import type { Path } from '../paths/paths.ts';

const texts = z.readonly(z.array(z.string()));

/**
 * New texts on the screens of a flow, recorded by playing paths on its view. `opening`: texts by input.
 * `moves`: texts by state name, move and explored state. A move without new texts is absent.
 */
export const screensSchema = z.object({
  opening: z.record(z.string(), texts),
  moves: z.record(z.string(), z.record(z.string(), z.record(z.string(), texts))),
});

export type Screens = z.infer<typeof screensSchema>;

export const noScreens: Screens = { opening: {}, moves: {} };

export type ReadPath = { path: Path; texts: readonly (readonly string[])[] };

type Texts = readonly string[];

/** Texts that all recordings of a screen contain. The other texts depend on the previous steps. */
const common = ([first = [], ...others]: readonly Texts[]): Texts =>
  first.filter((text) => others.every((other) => other.includes(text)));

const byKey = (a: string, b: string) => (a < b ? -1 : 1);

const sorted = <Value>(entries: Iterable<[string, Value]>): Record<string, Value> =>
  Object.fromEntries([...entries].sort(([a], [b]) => byKey(a, b)));

type Reading = { edge: Edge; texts: Texts };

/** Accepted edges of a path with their new texts. Omits errors of refused edges, which may stay visible. */
const readingsOf = ({ starts, out }: Exploration, { path, texts }: ReadPath): Reading[] => {
  let place = starts.find(({ input }) => input === path.input)?.place ?? 0;
  const reproaches = new Set<string>();
  return path.moves.flatMap((move, index) => {
    const edge = out[place]?.find((one) => moveText(one.move) === moveText(move));
    const [before = [], after = []] = texts.slice(index, index + 2);
    if (!edge) return [];
    place = edge.to;
    const news = after.filter((text) => !before.includes(text));
    if (!edge.refused) return [{ edge, texts: news.filter((text) => !reproaches.has(text)) }];
    for (const text of news) reproaches.add(text);
    return [];
  });
};

const placesOf = (readings: readonly Reading[]): [string, Texts][] => {
  const inOrder = readings.toSorted((a, b) => a.edge.from - b.edge.from);
  const byPlace = Array.from(
    groupBy(inOrder, ({ edge }) => `${edge.from}`),
    ([place, some]) => ({ place, texts: common(some.map((reading) => reading.texts)) }),
  );
  if (byPlace.every(({ texts }) => texts.length === 0)) return [];
  return Array.from(
    groupBy(byPlace, ({ texts }) => JSON.stringify(texts)),
    ([, same]) => [same.map(({ place }) => place).join(' '), same[0]?.texts ?? []],
  );
};

export const recordScreens = (exploration: Exploration, read: readonly ReadPath[]): Screens => {
  const readings = read.flatMap((one) => readingsOf(exploration, one));
  const stateOf = ({ edge }: Reading) => exploration.places[edge.from]?.name ?? '';
  const moves = Array.from(
    groupBy(readings, stateOf),
    ([state, ofState]): [string, Screens['moves'][string]] => [
      state,
      sorted(
        [...groupBy(ofState, ({ edge }) => moveText(edge.move))]
          .map(([move, some]): [string, [string, Texts][]] => [move, placesOf(some)])
          .filter(([, places]) => places.length > 0)
          .map(([move, places]) => [move, Object.fromEntries(places)]),
      ),
    ],
  );
  const opening = Array.from(
    groupBy(read, ({ path }) => path.input),
    ([input, some]): [string, Texts] => [input, common(some.map(({ texts }) => texts[0] ?? []))],
  );
  return {
    opening: sorted(opening.filter(([, some]) => some.length > 0)),
    moves: sorted(moves.filter(([, ofState]) => Object.keys(ofState).length > 0)),
  };
};

/** New texts after a move from an explored state; null if only moves from other states were recorded. */
const textsAfter = ({ moves }: Screens, state: string, place: number, move: string): Texts | null => {
  const places = moves[state]?.[move];
  if (!places) return [];
  return Object.entries(places).find(([numbers]) => numbers.split(' ').includes(`${place}`))?.[1] ?? null;
};

export type Read = Exploration & {
  readonly reading: (frame: Frame, before?: Frame) => readonly string[];
  readonly isRead: (edge: Edge) => boolean;
};

export const withScreens = (exploration: Exploration, screens: Screens): Read => {
  const { model, places, delays, starts } = exploration;
  const identityOf = ({ configuration }: Pick<Frame, 'configuration'>) =>
    identify(model, configuration, delays);
  const indices = new Map(places.map((place) => [identityOf(place), place.index]));
  const placeOf = (frame: Frame) => indices.get(identityOf(frame)) ?? -1;
  return {
    ...exploration,
    reading: (frame, before) => {
      if (before && frame.move)
        return textsAfter(screens, before.name, placeOf(before), moveText(frame.move)) ?? [];
      const inputs = starts.filter(({ place }) => place === placeOf(frame)).map(({ input }) => input);
      return common(inputs.map((input) => screens.opening[input] ?? []));
    },
    isRead: ({ from, move }) => textsAfter(screens, places[from]?.name ?? '', from, moveText(move)) !== null,
  };
};

export type Recordings = { screens: Screens | null; spoken: string | null };

const spokenTitle = '## Ce que dit un lecteur d’écran';
const screensTitle = '## Relevé des écrans';

const fenced = (title: string, language: string, text: string): string =>
  `${title}\n\n\`\`\`${language}\n${text}\n\`\`\``;

const readFenced = (book: string, title: string): string | null => {
  const [, section] = book.split(`\n${title}\n`);
  return section === undefined ? null : (/^```\w+\n(.*?)\n```$/ms.exec(section)?.[1] ?? null);
};

export const readRecordings = (book: string): Recordings => {
  const screens = readFenced(book, screensTitle);
  return {
    screens: screens === null ? null : screensSchema.parse(JSON.parse(screens)),
    spoken: readFenced(book, spokenTitle),
  };
};

const before = (book: string, title: string): string => book.split(`\n${title}\n`)[0]?.trimEnd() ?? '';

export const withoutScreens = (book: string): string => before(book, screensTitle);

export const withoutRecordings = (book: string): string => before(withoutScreens(book), spokenTitle);

export const withRecordings = (book: string, { screens, spoken }: Recordings): string =>
  [
    withoutRecordings(book),
    ...(spoken === null ? [] : [fenced(spokenTitle, 'text', spoken.trimEnd())]),
    ...(screens === null ? [] : [fenced(screensTitle, 'json', JSON.stringify(screens, null, 2))]),
  ]
    .join('\n\n')
    .concat('\n');
