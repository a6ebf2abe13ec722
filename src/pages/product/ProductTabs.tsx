import type { MouseEvent } from 'react';
import { t as nameOf } from '#locales/fr/productNames.ts';
import { t } from '#locales/fr/products.ts';
import { type Product, shownBeside } from '#machines/domain/request/product.ts';
import { list, tab } from './ProductTabs.css.ts';

/** A press that opens something else than the page itself: another tab, another window, a download. */
const isModified = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0;

type Props = { current: Product; onChosen: (product: Product) => void };

/** The products beside each other: links, since each has its page and its address, that look like tabs. */
export const ProductTabs = ({ current, onChosen }: Props) => (
  <nav aria-label={t('tabs')}>
    <ul className={list}>
      {shownBeside(current).map((product) => (
        <li key={product}>
          <a
            href={`/espace-produit/${product}`}
            className={tab}
            {...(product === current && { 'aria-current': 'page' as const })}
            onClick={(event) => {
              if (isModified(event)) return;
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
