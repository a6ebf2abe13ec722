import { bone } from './Skeleton.css.ts';

type Props = {
  /** CSS lengths of what will come in its place. */
  width?: string;
  height?: string;
};

/** A grey shape of what is loading, drawn after 150 ms. Its container says `aria-busy` and the words. */
export const Skeleton = ({ width = '100%', height = '1.5rem' }: Props) => (
  <span aria-hidden="true" className={bone} style={{ width, height }} />
);
