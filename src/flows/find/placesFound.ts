import { t } from '#locales/fr/find.ts';
import { listActions, listPages, type Place } from '#machines/find/places.ts';
import type { Profile } from '../../domain/account/profile.ts';
import { searchable } from '../../domain/search.ts';

type GroupId = 'contracts' | 'actions' | 'pages' | 'invoices' | 'meters';

export type Result = {
  id: string;
  kind: 'contract' | 'action' | 'page' | 'invoice' | 'meter' | 'more';
  label: string;
  /** Detail that distinguishes results with the same name. */
  detail: string;
  address: string;
};

export type Group = { id: GroupId; results: readonly Result[] };

type Findable = Place & { label: string; content: string };

export type Places = { pages: readonly Findable[]; actions: readonly Findable[] };

const toFindable = (place: Place, label: string, synonyms: string): Findable => ({
  ...place,
  label,
  content: searchable(`${label} ${synonyms}`),
});

/** Searchable pages and actions of a user, prepared once per dialog. */
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

/** Pages and actions that contain every typed word; the frequent ones if the text is empty. */
export const placesFound = ({ pages, actions }: Places, typed: string) => {
  const words = searchable(typed).split(/\s+/).filter(Boolean);
  const isFound = ({ content, isFrequent }: Findable): boolean =>
    words.length === 0 ? isFrequent === true : words.every((word) => content.includes(word));
  return {
    pages: pages.filter(isFound).map(toResult('page')),
    actions: actions.filter(isFound).map(toResult('action')),
  };
};
