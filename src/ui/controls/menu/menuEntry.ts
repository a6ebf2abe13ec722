import type { entryIcons } from './entryIcons.ts';

export type MenuEntry = {
  id: string;
  label: string;
  icon?: keyof typeof entryIcons;
  /** Where it leads, or what it does. */
  href?: string;
  onAction?: () => void;
  /** It destroys something, and looks it. */
  isDanger?: boolean;
};
