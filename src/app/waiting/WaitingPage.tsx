import { Router } from 'wouter';
import type { Brand } from '#brands/brand.ts';
import { BrandContext } from '../../ui/BrandContext.ts';
import FullScreenLayout from '../layouts/FullScreenLayout.tsx';
import { WaitingLayout } from './WaitingLayout.tsx';
import { type ProtectedPath, waitingPages } from './waitingPages.tsx';

/** Without header: a task and nothing beside it. */
const fullScreen: readonly ProtectedPath[] = [
  '/prelevement-automatique/:status?/:fullRef?/:transactionid?',
  '/download/contract/mandate/:reference/:type',
];

type Props = { path: ProtectedPath; brand: Brand };

/** All that stands in the window before it is known who signs in, to be written on the server. */
export const WaitingPage = ({ path, brand }: Props) => {
  const Layout = fullScreen.includes(path) ? FullScreenLayout : WaitingLayout;
  const Page = waitingPages[path];
  return (
    <Router ssrPath={path}>
      <BrandContext value={brand}>
        <Layout>
          <Page />
        </Layout>
      </BrandContext>
    </Router>
  );
};
