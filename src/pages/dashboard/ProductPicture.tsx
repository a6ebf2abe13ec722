import { picture } from './ProductCarousel.css.ts';
import * as css from './ProductPicture.css.ts';

/** A drawing in the brand's colours; it says nothing that the words beside it do not. */
export const ProductPicture = ({ product }: { product: 'switch' | 'fluids' }) => (
  <svg viewBox="0 0 220 130" className={picture} aria-hidden="true">
    <rect width="220" height="130" className={css.sky} />
    <path d="M0 94c40-20 70 12 110 0s70-24 110 0v36H0z" className={css.far} />
    <path d="M0 104c36-16 74 14 112-2s74-10 108 2v26H0z" className={css.near} />
    {product === 'switch' ? (
      <path d="M110 24c14 20 22 30 22 41a22 22 0 0 1-44 0c0-11 8-21 22-41z" className={css.drop} />
    ) : (
      <g className={css.drop}>
        <path d="M62 34c10 15 16 22 16 30a16 16 0 0 1-32 0c0-8 6-15 16-30z" />
        <path d="M116 30 98 62h14l-6 22 22-34h-14l8-20z" />
        <path d="M162 34c4 12 16 16 16 30a16 16 0 0 1-32 0c0-8 4-10 6-16 3 3 4 5 5 8 4-6 6-14 5-22z" />
      </g>
    )}
  </svg>
);
