import * as z from 'zod/mini';
import { identifier, readableItems, text, townCode } from '../answer.ts';
import { searchable } from '../searchable.ts';
import { plainText } from '../typed.ts';

/** A town of the national address base. An INSEE code is a text: `2A004`, `01053`. */
export type Place = {
  /** What its field holds once it is chosen. */
  label: string;
  town: string;
  zipcode: string;
  insee: string;
};

/** A street of a town. */
export type Street = Place & {
  name: string;
  /** Empty where the address service does not know it: the national one does not. */
  hexaviaCode: string;
};

const properties = z.object({
  label: identifier,
  name: text,
  postcode: townCode,
  citycode: townCode,
  city: text,
  hexaviaCode: text,
});

type Properties = z.output<typeof properties>;

/** The addresses of a GeoJSON answer (docs/rules.md#third-parties). One without a label or an INSEE code is left out. */
const addresses = z.object({ features: readableItems(z.object({ properties })) });

const readAddresses = <Read>(read: (found: Properties) => Read) =>
  z.pipe(
    addresses,
    z.transform(({ features }) =>
      features.flatMap((feature) => (feature.properties.citycode ? [read(feature.properties)] : [])),
    ),
  );

const toTown = ({ label, city, name, postcode, citycode }: Properties): Place => {
  const town = city || name || label;
  return { label: town, town, zipcode: postcode, insee: citycode };
};

const toStreet = (found: Properties): Street => {
  const name = found.name || found.label;
  return { ...toTown(found), label: name, name, hexaviaCode: found.hexaviaCode };
};

/** A town with its zip code, if that is known. */
export const describePlace = ({ town, zipcode }: Pick<Place, 'town' | 'zipcode'>): string =>
  zipcode ? `${town} (${zipcode})` : town;

export const townsSchema = readAddresses(toTown);
export const streetsSchema = readAddresses(toStreet);

/** Suggestions come from three characters on (docs/rules.md#address-suggestions). */
export const fewestCharacters = 3;

/** What the address service reads of a query. */
const mostCharacters = 200;

/** What is asked of what is typed: case and the spaces around make no other search. */
export const placeQuery = (typed: string): string =>
  plainText(typed).trim().replace(/\s+/g, ' ').toLowerCase().slice(0, mostCharacters).trim();

/** True for a name of one or two letters, which starts no search: its zip code is typed. */
export const isShortName = (typed: string): boolean => {
  const { length } = placeQuery(typed);
  return length > 0 && length < fewestCharacters;
};

const spoken = (name: string): string =>
  searchable(name)
    .replace(/[\s'’-]+/g, ' ')
    .trim();

/** Whether two names are one, as they are typed: case, accents, hyphens and apostrophes aside. */
export const sameName = (one: string, other: string): boolean => spoken(one) === spoken(other);

/**
 * What the fields of a town hold: chosen among the towns suggested, so that its INSEE code is known. Messages are keys of
 * `locales/fr/place.ts`, all of the town, whose field is the one that is seen.
 */
export const chosenPlaceSchema = z
  .object({ municipality: z.string('municipality.required'), zipcode: z.string(), insee: z.string() })
  .check(
    z.refine(({ municipality }) => municipality.trim() !== '', {
      path: ['municipality'],
      error: 'municipality.required',
    }),
    z.refine(({ municipality, insee }) => municipality.trim() === '' || insee !== '', {
      path: ['municipality'],
      error: 'municipality.unchosen',
    }),
  );
