import type { ReactNode } from 'react';

export type MenuEntry = {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Where it leads, or what it does. */
  href?: string;
  onAction?: () => void;
  /** It destroys something, and looks it. */
  isDanger?: boolean;
};
