import Check from 'lucide-react/icons/check';
import type { ProductText } from '#locales/fr/products.ts';
import { Card } from '../../ui/display/Card.tsx';
import { features as featuresStyle, item, list, mark } from './ProductPage.css.ts';

/** What a product does, in lists. */
export const ProductFeatures = ({ features }: Pick<ProductText, 'features'>) => (
  <div className={featuresStyle}>
    {features.map(({ title, items }) => (
      <Card key={title} title={title}>
        <ul className={list}>
          {items.map((feature) => (
            <li key={feature} className={item}>
              <Check className={mark} />
              <span>{feature}</span>
            </li>
          ))}
        </ul>
      </Card>
    ))}
  </div>
);
