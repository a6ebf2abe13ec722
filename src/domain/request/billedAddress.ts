import { fewestCharacters, type Place, placeQuery, sameName } from './place.ts';

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
