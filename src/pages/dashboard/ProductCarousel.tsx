import ArrowRight from 'lucide-react/icons/arrow-right';
import { useRef, useState } from 'react';
import { t } from '#locales/fr/dashboard.ts';
import { t as title } from '#locales/fr/productNames.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import * as css from './Dashboard.css.ts';

const products = ['switch', 'fluids'] as const;

/** Two products. The user changes the product by a swipe, a dot or the focus (docs/rules.md#dashboard). */
export const ProductCarousel = () => {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  const show = (index: number) => {
    const width = track.current?.clientWidth ?? 0;
    track.current?.scrollTo({ left: index * width });
  };
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    setCurrent(Math.round(scrollLeft / clientWidth));
  };

  return (
    <section className={css.card} aria-label={t('products.label')}>
      <ul ref={track} className={css.track} onScroll={follow}>
        {products.map((product, index) => (
          <li
            key={product}
            className={css.slide}
            // Shows the focused product: browsers do not scroll to a link that is partly visible.
            onFocus={() => show(index)}
            aria-label={t('products.position', { position: index + 1, count: products.length })}
          >
            <div className={css.words}>
              <h2>{title(product)}</h2>
              <p className={css.description}>{t(`products.${product}.text`)}</p>
              <Link variant="text" href={`/espace-produit/${product}`}>
                <span>{t('products.discover')}</span>
                <ArrowRight />
              </Link>
            </div>
          </li>
        ))}
      </ul>
      <fieldset className={css.dots}>
        <legend className={css.legend}>{t('products.choose')}</legend>
        {products.map((product, index) => (
          <button
            key={product}
            type="button"
            className={css.dot}
            aria-label={title(product)}
            aria-pressed={index === current}
            onClick={() => show(index)}
          />
        ))}
      </fieldset>
    </section>
  );
};
