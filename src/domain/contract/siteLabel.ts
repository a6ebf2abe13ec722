import * as z from 'zod/mini';
import { plainText } from '../text.ts';
import { spacedReference } from './contract.ts';

export type Site = { reference: string; name: string; served_address?: string };

export type OwnNames = ReadonlyMap<string, string>;

export type SiteLabel = {
  title: string;
  /** « 97 rue de l’Église, Saint-Malo »; the whole address if it has no zip code; '' without an address. */
  place: string;
  /** « Saint-Malo », or '' if the address has no zip code. */
  town: string;
};

/** Zip code and town at the end of a postal address, without « cedex » and the country. */
const ending =
  /^(?<street>.*?)[\s,-]*(?<![\p{L}\d])(?:FR?-)?\d{5}[\s,]+(?<town>[^\d,]+?(?: \d{1,2})?)(?: cedex.*)?(?:, *france)?$/iu;

/** Title and short address of a contract. `unnamed`: title without a name (docs/rules.md#contract). */
export const siteLabel = (
  { name, served_address = '' }: Omit<Site, 'reference'>,
  unnamed: string,
  ownName = '',
): SiteLabel => {
  const official = name.trim();
  const title = [ownName, official].filter(Boolean).join(' · ') || unnamed;
  const address = served_address.replace(/\s+/g, ' ').trim();
  const { street = '', town = '' } = ending.exec(address)?.groups ?? {};
  return { title, place: town ? [street, town].filter(Boolean).join(', ') : address, town };
};

/** Text by contract reference that distinguishes equal titles: the town or, if also equal, the reference. */
export const distinctions = (
  labels: readonly (Pick<Site, 'reference'> & Omit<SiteLabel, 'place'>)[],
): ReadonlyMap<string, string> => {
  const counts = new Map<string, number>();
  for (const { title, town } of labels)
    for (const key of [title, `${title}\n${town}`]) counts.set(key, (counts.get(key) ?? 0) + 1);
  return new Map(
    labels
      .filter(({ title }) => counts.get(title) !== 1)
      .map(({ reference, title, town }) => {
        const isAlone = town !== '' && counts.get(`${title}\n${town}`) === 1;
        return [reference, isAlone ? town : spacedReference(reference)];
      }),
  );
};

/** Adds the reference to a title without it: « Usine des Bars, Lorient · 98-1003-0000-37 ». */
export const withReference = (title: string, reference: string): string => {
  const spaced = spacedReference(reference);
  return title.includes(spaced) ? title : [title, spaced].filter(Boolean).join(' · ');
};

/** Name that the user gives to a contract, without invisible characters; '' removes this name. */
export const ownNameSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) =>
      plainText(typed)
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim(),
    ),
  ),
  z.string().check(z.maxLength(40, 'ownName.long')),
);
