import { t } from '#locales/fr/find.ts';
import { listActions, listPages, type Place } from '#machines/find/places.ts';
import type { Profile } from '../../domain/account/profile.ts';
import { searchable } from '../../domain/search.ts';
import type { Result } from './result.ts';

/** A page or an action as it is found: by its words, and by what else it is called. */
type Findable = Place & { label: string; content: string };

export type Places = { pages: readonly Findable[]; actions: readonly Findable[] };

const toFindable = (place: Place, label: string, synonyms: string): Findable => ({
  ...place,
  label,
  content: searchable(`${label} ${synonyms}`),
});

/** What a user may go to and do, prepared once for all that they type. */
export const preparePlaces = (profile: Profile): Places => ({
  pages: listPages(profile).map((page) =>
    toFindable(page, t(`pages.${page.name}`), t(`synonyms.${page.name}`)),
  ),
  actions: listActions(profile).map((action) =>
    toFindable(action, t(`actions.${action.name}`), t(`synonyms.${action.name}`)),
  ),
});

const toResult =
  (kind: 'page' | 'action') =>
  ({ name, label, address }: Findable): Result => ({
    id: `${kind}-${name}`,
    kind,
    label,
    detail: '',
    address,
  });

/** The pages and the actions that every word of a text is in; the frequent ones, where there is none. */
export const placesFound = ({ pages, actions }: Places, typed: string) => {
  const words = searchable(typed).split(/\s+/).filter(Boolean);
  const isFound = ({ content, isFrequent }: Findable): boolean =>
    words.length === 0 ? isFrequent === true : words.every((word) => content.includes(word));
  return {
    pages: pages.filter(isFound).map(toResult('page')),
    actions: actions.filter(isFound).map(toResult('action')),
  };
};
