import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import { useEffect, useEffectEvent, useState } from 'react';
import { t as app } from '#locales/fr/app.ts';
import { t as nameOf } from '#locales/fr/productNames.ts';
import { type ProductText, productTexts, t } from '#locales/fr/products.ts';
import type { Product } from '../../domain/paths.ts';
import { useMedia } from '../../ui/browser/useMedia.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { isOfPortal, Link } from '../../ui/controls/buttons/Link.tsx';
import { Card } from '../../ui/display/layout.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import * as css from './Product.css.ts';
import fluids from './sheets/fluids.pdf?url&no-inline';
import shutOff from './sheets/switch.pdf?url&no-inline';
import water from './sheets/water.pdf?url&no-inline';

type Props = { product: Product; onChosen: (product: Product) => void };

/** PDF sheet of each product. `npm run sheets` generates it from the texts of this page. */
const sheets: Readonly<Record<Product, string>> = { switch: shutOff, fluids, water };

/** Duration of the animation between two products, in ms (docs/rules.md#product-pages). */
const slideDuration = 600;

const useSlide = (current: Product, onGone: (product: Product) => void) => {
  const [next, setNext] = useState(current);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const go = useEffectEvent(onGone);
  const isLeaving = next !== current;

  useEffect(() => {
    if (next === current) return;
    const timer = setTimeout(() => go(next), isStill ? 0 : slideDuration);
    return () => clearTimeout(timer);
  }, [next, current, isStill]);

  return { isLeaving, choose: setNext };
};

export const shownBeside = (product: Product): readonly Product[] =>
  product === 'water' ? ['water'] : ['switch', 'fluids'];

const ProductFeatures = ({ features }: Pick<ProductText, 'features'>) => (
  <div className={css.features}>
    {features.map(({ title, items }) => (
      <Card key={title} title={title}>
        <ul className={css.list}>
          {items.map((feature) => (
            <li key={feature} className={css.item}>
              <Check className={css.mark} />
              <span>{feature}</span>
            </li>
          ))}
        </ul>
      </Card>
    ))}
  </div>
);

const ProductTabs = ({ current, onChosen }: { current: Product; onChosen: (product: Product) => void }) => (
  <nav aria-label={t('tabs')}>
    <ul className={css.productTabsList}>
      {shownBeside(current).map((product) => (
        <li key={product}>
          <a
            href={`/espace-produit/${product}`}
            className={css.tab}
            {...(product === current && { 'aria-current': 'page' as const })}
            onClick={(event) => {
              if (!isOfPortal(event.currentTarget, event)) return;
              event.preventDefault();
              onChosen(product);
            }}
          >
            {nameOf(product)}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

const drop = 'M0-34c18 25 28 37 28 51a28 28 0 0 1-56 0c0-14 10-26 28-51z';

const drawings: Record<Product, Elements> = {
  switch: (
    <>
      <rect x="0" y="128" width="640" height="44" className={css.middle} />
      <rect x="268" y="112" width="104" height="76" rx="12" className={css.near} />
      <rect x="312" y="62" width="16" height="56" className={css.near} />
      <rect x="258" y="46" width="124" height="24" rx="12" className={css.accent} />
      <path d={drop} transform="translate(490 74)" className={css.near} />
      <path d="M540 48a44 44 0 0 1 0 52M562 32a74 74 0 0 1 0 84" className={css.thin} />
      <path d="M78 150h96m-24-14 24 14-24 14" className={css.line} />
    </>
  ),
  fluids: (
    <>
      <rect x="60" y="30" width="520" height="164" rx="14" className={css.paper} />
      {[70, 112, 154].map((y) => (
        <path key={y} d={`M150 ${y}h400`} className={css.thin} strokeDasharray="2 12" />
      ))}
      <path d="M150 160c60-10 80-60 140-54s90 40 140 16 70-40 120-46" className={css.line} />
      <path d="M150 176c70-4 90-24 150-22s90-30 250-16" className={css.thin} />
      <path d={drop} transform="translate(106 66) scale(.42)" className={css.near} />
      <path
        d="M112 98 96 124h11l-5 20 20-29h-12l6-17z"
        transform="translate(21 14) scale(.8)"
        className={css.accent}
      />
      <path
        transform="translate(21 22) scale(.8)"
        d="M106 150c4 12 15 15 15 27a15 15 0 0 1-30 0c0-7 4-9 6-15 3 3 4 5 5 8 3-6 5-12 4-20z"
        className={css.middle}
      />
    </>
  ),
  water: (
    <>
      <circle cx="150" cy="112" r="70" className={css.near} />
      <circle cx="150" cy="112" r="54" className={css.paper} />
      <rect x="112" y="86" width="76" height="26" rx="6" className={css.middle} />
      <path d={drop} transform="translate(150 138) scale(.4)" className={css.near} />
      {[268, 312, 356].map((x) => (
        <circle key={x} cx={x} cy="112" r="8" className={css.accent} />
      ))}
      <rect x="414" y="52" width="164" height="112" rx="12" className={css.near} />
      <rect x="426" y="64" width="140" height="88" rx="6" className={css.paper} />
      {[
        [440, 44],
        [464, 62],
        [488, 30],
        [512, 54],
        [536, 40],
      ].map(([x = 0, height = 0]) => (
        <rect key={x} x={x} y={144 - height} width="16" height={height} className={css.middle} />
      ))}
      <rect x="466" y="170" width="60" height="12" rx="6" className={css.near} />
    </>
  ),
};

const ProductIllustration = ({ product }: { product: Product }) => (
  <svg viewBox="0 0 640 224" className={css.illustration} aria-hidden="true">
    <rect width="640" height="224" className={css.ground} />
    <path d="M0 200c110-24 210 16 320 0s210-24 320 0v24H0z" className={css.far} />
    {drawings[product]}
  </svg>
);

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
