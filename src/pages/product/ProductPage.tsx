import Download from 'lucide-react/icons/download';
import { t as app } from '#locales/fr/app.ts';
import { t as nameOf } from '#locales/fr/productNames.ts';
import { productTexts, t } from '#locales/fr/products.ts';
import type { Product } from '#machines/domain/request/product.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { ProductFeatures } from './ProductFeatures.tsx';
import { ProductIllustration } from './ProductIllustration.tsx';
import * as css from './ProductPage.css.ts';
import { ProductTabs } from './ProductTabs.tsx';
import { sheets } from './sheets.ts';
import { useSlide } from './useSlide.ts';

type Props = {
  product: Product;
  /** Goes to the page of another. */
  onChosen: (product: Product) => void;
};

/** A connected-water product: what it does, its sheet, and how to ask about it (docs/rules.md#product-pages). */
export const ProductPage = ({ product, onChosen }: Props) => {
  const { headline, paragraphs, features, file } = productTexts[product];
  const { isLeaving, choose } = useSlide(product, onChosen);
  return (
    <div className={css.page}>
      <ProductTabs current={product} onChosen={choose} />
      <div className={css.frame}>
        <div className={isLeaving ? css.leaving : css.content} inert={isLeaving}>
          <PageHeader title={nameOf(product)} subtitle={headline} />
          <ProductIllustration product={product} />
          <div className={css.words}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <ProductFeatures features={features} />
          <div className={css.actions}>
            <Link variant="filled" href="?modale=contact">
              {t('contact')}
            </Link>
            <Link variant="outlined" icon={<Download />} href={sheets[product]} download={file}>
              {t('sheet')}
            </Link>
            <Link variant="text" href="/contact">
              {app('contact')}
            </Link>
          </div>
        </div>
      </div>
    </div>
  );
};
