import { Redirect, useLocation, useParams } from 'wouter';
import { t } from '#locales/fr/products.ts';
import type { Profile } from '../../domain/account/profile.ts';
import { findProduct, type Product, products } from '../../domain/paths.ts';
import { ProductPage } from '../../pages/product/ProductPage.tsx';
import { onDemand, usePreload } from '../../ui/browser/onDemand.tsx';
import { formPlaceholder } from '../../ui/dialogs/DialogPlaceholder.tsx';
import { DialogShell } from '../../ui/dialogs/DialogShell.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { useQuery } from '../navigation/navigateSafely.ts';
import { useModalAddress } from '../navigation/useModalAddress.ts';
import { SessionContext } from '../session.tsx';
import { useDeployment } from '../settings/useDeployment.ts';

const toProductPath = (product: (typeof products)[number]) => `/espace-produit/${product}`;

const ProductContactDialog = onDemand(
  () => import('../../flows/product-contact/ProductContactDialog.tsx'),
  formPlaceholder(8),
);
const likely = [DialogShell, ProductContactDialog];

const toKnownContact = ({ first_name, last_name, email, entity_name }: Profile) => ({
  first_name,
  last_name,
  email,
  company: entity_name,
});

const ProductContactModal = ({ product }: { product: Product }) => {
  const deployment = useDeployment();
  const profile = SessionContext.useSelector(({ context }) => context.profile);
  const { search, close } = useModalAddress();
  usePreload(likely);
  return (
    search.get('modale') === 'contact' && (
      <DialogShell title={t('contact')} onClose={close}>
        <ProductContactDialog
          product={product}
          known={profile && toKnownContact(profile)}
          captcha={deployment.captcha}
          onAbandoned={close}
        />
      </DialogShell>
    )
  );
};

/** Page of a product. An unknown product redirects to the first product (docs/rules.md#product-pages). */
const ProductRoute = () => {
  const { type } = useParams();
  const [, navigate] = useLocation();
  const search = useQuery();
  const product = findProduct(type);
  if (!product) return <Redirect to={`${toProductPath(products[0])}${search && `?${search}`}`} replace />;
  return (
    <>
      <ProductPage key={product} product={product} onChosen={(chosen) => navigate(toProductPath(chosen))} />
      <Boundary>
        <ProductContactModal product={product} />
      </Boundary>
    </>
  );
};

export default ProductRoute;
