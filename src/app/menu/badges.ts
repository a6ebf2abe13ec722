import { createStore } from '../../ui/browser/store.ts';

type BadgeName = 'consumption' | 'billing';

export type MenuBadge = {
  count: number;
  label: string;
  /** True if the number is a minimum, because a part of the list is unread. */
  isPartial?: boolean;
};

type Badges = Partial<Record<BadgeName, MenuBadge>>;

const badges = createStore<Badges>({});

/**
 * Shows a number beside a menu entry until the page is reloaded or the session ends; 0 removes it. A partial
 * number replaces neither a complete nor a larger one.
 */
export const setBadge = (name: BadgeName, count: number, label: string, isPartial = false): void => {
  const { [name]: known, ...others } = badges.read();
  if (count === (known?.count ?? 0) && (count === 0 || label === known?.label)) return;
  if (isPartial && known && (!known.isPartial || count < known.count)) return;
  badges.write(count === 0 ? others : { ...others, [name]: { count, label, isPartial } });
};

export const clearBadges = (): void => {
  if (Object.keys(badges.read()).length > 0) badges.write({});
};

export const useBadges = (): Badges => badges.use((known) => known);
