import type { RefObject } from 'react';
import { onDemand } from '../../ui/browser/onDemand.tsx';
import { MenuFailure } from '../../ui/controls/menu/MenuFailure.tsx';
import type { Elements } from '../../ui/elements.ts';

type Props = {
  label: string;
  /** What opens it. */
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: Elements;
};

/** The side menu of a phone; its code comes with its first opening. */
export const MenuDrawer = onDemand<Props>(() => import('../../ui/dialogs/Drawer.tsx'), MenuFailure);
