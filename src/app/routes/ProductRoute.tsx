import { Redirect, useLocation, useParams } from 'wouter';
import { findProduct, products } from '#machines/domain/request/product.ts';
import { ProductPage } from '../../pages/product/ProductPage.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { ProductContactModal } from '../modals/ProductContactModal.tsx';
import { useQuery } from '../navigation/useQuery.ts';

const toProductPath = (product: (typeof products)[number]) => `/espace-produit/${product}`;

/** The page of a product; where the address names none, that of the first (docs/rules.md#product-pages). */
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
