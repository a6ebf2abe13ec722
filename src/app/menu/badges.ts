import { useSyncExternalStore } from 'react';

type BadgeName = 'consumption' | 'billing';

export type MenuBadge = {
  count: number;
  label: string;
  /** True if the number is a minimum, because a part of the list is unread. */
  isPartial?: boolean;
};

type Badges = Partial<Record<BadgeName, MenuBadge>>;

let badges: Badges = {};
const listeners = new Set<() => void>();

const replace = (next: Badges): void => {
  badges = next;
  for (const listener of listeners) listener();
};

/**
 * Shows a number beside a menu entry until the page is reloaded or the session ends; 0 removes it. A partial
 * number replaces neither a complete nor a larger one.
 */
export const setBadge = (name: BadgeName, count: number, label: string, isPartial = false): void => {
  const { [name]: known, ...others } = badges;
  if (count === (known?.count ?? 0) && (count === 0 || label === known?.label)) return;
  if (isPartial && known && (!known.isPartial || count < known.count)) return;
  replace(count === 0 ? others : { ...badges, [name]: { count, label, isPartial } });
};

export const clearBadges = (): void => {
  if (Object.keys(badges).length > 0) replace({});
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const readBadges = () => badges;

export const useBadges = (): Badges => useSyncExternalStore(subscribe, readBadges, readBadges);
