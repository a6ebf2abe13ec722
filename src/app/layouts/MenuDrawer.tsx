import type { ReactNode, RefObject } from 'react';
import { MenuFailure } from '../../ui/MenuFailure.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

type Props = {
  label: string;
  /** What opens it. */
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
};

/** The side menu of a phone; its code comes with its first opening. */
export const MenuDrawer = onDemand<Props>(() => import('../../ui/Drawer.tsx'), MenuFailure);
