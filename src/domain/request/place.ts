import * as z from 'zod/mini';
import { converted, identifier, readableItems, text, townCode } from '../answer.ts';
import { searchable } from '../search.ts';
import { plainText } from '../text.ts';

/** Town of the national address service. Its INSEE code is a text: `2A004`, `01053`. */
export type Place = { label: string; town: string; zipcode: string; insee: string };

export type Street = Place & {
  name: string;
  /** '' if the address service returns no street code. */
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

/** Suggestions of a GeoJSON response. Omits the unreadable suggestions (docs/rules.md#third-parties). */
const addresses = z.object({ features: readableItems(z.object({ properties })) });

const readAddresses = <Read>(read: (found: Properties) => Read) =>
  converted(addresses, ({ features }) =>
    features.flatMap((feature) => (feature.properties.citycode ? [read(feature.properties)] : [])),
  );

const toTown = ({ label, city, name, postcode, citycode }: Properties): Place => {
  const town = city || name || label;
  return { label: town, town, zipcode: postcode, insee: citycode };
};

const toStreet = (found: Properties): Street => {
  const name = found.name || found.label;
  return { ...toTown(found), label: name, name, hexaviaCode: found.hexaviaCode };
};

export const describePlace = ({ town, zipcode }: Pick<Place, 'town' | 'zipcode'>): string =>
  zipcode ? `${town} (${zipcode})` : town;

export const townsSchema = readAddresses(toTown);
export const streetsSchema = readAddresses(toStreet);

export const fewestCharacters = 3;

const mostCharacters = 200;

/** Typed text in lower case with single spaces, so that equivalent texts cause only one request. */
export const placeQuery = (typed: string): string =>
  plainText(typed).trim().replace(/\s+/g, ' ').toLowerCase().slice(0, mostCharacters).trim();

/** True for a town name of one or two letters, with which the search also needs the zip code. */
export const isShortName = (typed: string): boolean => {
  const { length } = placeQuery(typed);
  return length > 0 && length < fewestCharacters;
};

const spoken = (name: string): string =>
  searchable(name)
    .replace(/[\s'’-]+/g, ' ')
    .trim();

export const sameName = (one: string, other: string): boolean => spoken(one) === spoken(other);

const outageSchema = z.object({ rest: z.number().check(z.positive()) });

/** Failure of the address service. The portal sends the next request after `rest` milliseconds. */
export type AddressOutage = z.infer<typeof outageSchema>;

/** Default and maximum pause before the next request, in ms (docs/rules.md#address-suggestions). */
const usualRest = 5000;
const longestRest = 600_000;

export const addressOutage = (rest = usualRest): AddressOutage => ({ rest: Math.min(rest, longestRest) });

export const toAddressOutage = (thrown: unknown): AddressOutage => {
  const parsed = outageSchema.safeParse(thrown);
  return parsed.success ? parsed.data : addressOutage();
};

/** Milliseconds of a `Retry-After` header, a number of seconds or a date; undefined if invalid. */
export const retryAfter = (header: string | null, now: number): number | undefined => {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const rest = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return rest > 0 ? rest : undefined;
};

type Town = Pick<Place, 'town' | 'zipcode'>;

const cedex = /\s+cedex\b.*$/i;

/** Query for the town of a contract. Omits a CEDEX zip code, which identifies a mail service, not a town. */
export const townQuery = ({ town, zipcode }: Town): string =>
  cedex.test(town) ? town.replace(cedex, '') : `${town} ${zipcode}`;

/** Suggested town with this name and zip code, else the only town with this name, else null. */
export const findTown = (places: readonly Place[], { town, zipcode }: Town): Place | null => {
  const name = town.replace(cedex, '');
  const found = places.filter((place) => sameName(place.town, name));
  return found.find((place) => place.zipcode === zipcode) ?? (found.length === 1 ? (found[0] ?? null) : null);
};

const numbered = /^(\d+(?:\s*[-/]\s*\d+)?\s*(?:bis|ter|quater|[a-d])?)[\s,]+(.*)$/i;

/** Splits an address line; null if the street is too short for a search. */
export const splitStreet = (line: string): { number: string; street: string } | null => {
  const [, number = '', street = line] = numbered.exec(line) ?? [];
  return placeQuery(street).length < fewestCharacters ? null : { number, street };
};
