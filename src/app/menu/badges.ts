import * as z from 'zod/mini';
import { digestUser, stored } from '../../api/storage/stored.ts';
import { createStore } from '../../ui/browser/store.ts';

const badgeSchema = z.object({
  count: z.int().check(z.positive()),
  /** True if the count is a minimum, because some data are not loaded yet. */
  isPartial: z.boolean(),
});

const badgesSchema = z.object({ consumption: z.optional(badgeSchema), billing: z.optional(badgeSchema) });

type Badges = z.output<typeof badgesSchema>;

export type BadgeName = keyof Badges;

export type MenuBadge = z.output<typeof badgeSchema>;

const badges = createStore<Badges>({});

const storedSchema = z.object({ owner: z.string(), badges: badgesSchema });
const memory = stored(() => sessionStorage, 'portal.badges', storedSchema, { owner: '', badges: {} });

let user: string | null = null;
let owner = '';

const write = (next: Badges): void => {
  badges.write(next);
  if (owner) memory.write({ owner, badges: next });
};

export const openBadges = async (next: string): Promise<void> => {
  if (next === user) return;
  user = next;
  const digest = await digestUser(next, 'badges').catch(() => '');
  if (user !== next) return;
  owner = digest;
  const read = memory.read();
  write({ ...(read.owner === owner && read.badges), ...badges.read() });
};

/** Shows a count in the menu; 0 removes it. A partial count never replaces a complete or higher count. */
export const setBadge = (name: BadgeName, count: number, isPartial = false): void => {
  const { [name]: known, ...others } = badges.read();
  if (count === (known?.count ?? 0) && (count === 0 || isPartial === known?.isPartial)) return;
  if (isPartial && known && (!known.isPartial || count < known.count)) return;
  write(count === 0 ? others : { ...others, [name]: { count, isPartial } });
};

export const hideBadges = (): void => {
  user = null;
  owner = '';
  if (Object.keys(badges.read()).length > 0) badges.write({});
};

export const useBadges = (): Badges => badges.use((known) => known);
