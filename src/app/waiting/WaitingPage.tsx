import type { ComponentType } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Router } from 'wouter';
import type { Brand } from '#brands/brand.ts';
import { BrandContext } from '../../ui/theme/BrandContext.ts';
import FullScreenLayout from '../layouts/FullScreenLayout.tsx';
import type { PortalRoute } from '../routes.ts';
import { WaitingLayout } from './WaitingLayout.tsx';

/**
 * What stands in the place of each protected page before it is known who signs in, under the name of the page: true of whoever
 * does, and made of what the page is made of, so that nothing moves when it comes.
 */
const skeletons = import.meta.glob<ComponentType>('../skeletons/*Skeleton.tsx', {
  eager: true,
  import: 'default',
});

type Props = { route: PortalRoute; brand: Brand };

/** All that stands in the window before it is known who signs in. For the build alone, which writes it in the HTML. */
export const WaitingPage = ({ route, brand }: Props) => {
  const Layout = route.layout === 'FullScreen' ? FullScreenLayout : WaitingLayout;
  const Skeleton = skeletons[`../skeletons/${route.page}Skeleton.tsx`];
  if (!Skeleton) throw new Error(`No src/app/skeletons/${route.page}Skeleton.tsx`);
  return (
    <Router ssrPath={route.path}>
      <BrandContext value={brand}>
        <Layout>
          {/* No device tells its language here. */}
          <I18nProvider locale="fr-FR">
            <Skeleton />
          </I18nProvider>
        </Layout>
      </BrandContext>
    </Router>
  );
};
