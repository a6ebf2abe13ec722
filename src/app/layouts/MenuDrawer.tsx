import { lazy, type ReactNode, Suspense } from 'react';
import { t } from '#locales/fr/app.ts';

const Drawer = lazy(async () => {
  const { Drawer } = await import('../../ui/Drawer.tsx');
  return { default: Drawer };
});

type Props = { onClose: () => void; children: ReactNode };

/** The side menu of a phone; its code comes with its first opening. */
export const MenuDrawer = ({ onClose, children }: Props) => (
  <Suspense>
    <Drawer label={t('menu.label')} onClose={onClose}>
      {children}
    </Drawer>
  </Suspense>
);
