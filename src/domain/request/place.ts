import * as z from 'zod/mini';
import { identifier, readableItems, text, townCode } from '../answer.ts';
import { searchable } from '../search.ts';
import { plainText } from '../text.ts';

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

const outageSchema = z.object({ rest: z.number().check(z.positive()) });

/** What the address service rejects with: how long nothing may be asked of it, in milliseconds. */
export type AddressOutage = z.infer<typeof outageSchema>;

/** Where the service does not say how long (docs/rules.md#address-suggestions). */
const usualRest = 5000;
const longestRest = 600_000;

export const addressOutage = (rest = usualRest): AddressOutage => ({ rest: Math.min(rest, longestRest) });

/** Reads what was thrown: an outage as it is, anything else as a usual one. */
export const toAddressOutage = (thrown: unknown): AddressOutage => {
  const parsed = outageSchema.safeParse(thrown);
  return parsed.success ? parsed.data : addressOutage();
};

/** How long a `Retry-After` asks for, seconds or a date, in milliseconds; undefined where it asks nothing. */
export const retryAfter = (header: string | null, now: number): number | undefined => {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const rest = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return rest > 0 ? rest : undefined;
};

type Town = Pick<Place, 'town' | 'zipcode'>;

const cedex = /\s+cedex\b.*$/i;

/** Returns the query that finds a town of a contract. The zip code of a CEDEX is no town's. */
export const townQuery = ({ town, zipcode }: Town): string =>
  cedex.test(town) ? town.replace(cedex, '') : `${town} ${zipcode}`;

/** Returns the place of a town of a contract: that of its zip code, else the only one of its name. */
export const findTown = (places: readonly Place[], { town, zipcode }: Town): Place | null => {
  const name = town.replace(cedex, '');
  const found = places.filter((place) => sameName(place.town, name));
  return found.find((place) => place.zipcode === zipcode) ?? (found.length === 1 ? (found[0] ?? null) : null);
};

const numbered = /^(\d+(?:\s*[-/]\s*\d+)?\s*(?:bis|ter|quater|[a-d])?)[\s,]+(.*)$/i;

/** Returns the street of an address line and its number, or null if the street is too short to be searched. */
export const splitStreet = (line: string): { number: string; street: string } | null => {
  const [, number = '', street = line] = numbered.exec(line) ?? [];
  return placeQuery(street).length < fewestCharacters ? null : { number, street };
};
