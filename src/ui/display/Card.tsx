import { type ReactNode, useId } from 'react';
import type { Elements } from '../elements.ts';
import { Boundary } from './Boundary.tsx';
import { card, facing, header } from './Card.css.ts';

type Props = {
  /** Names the card, as a section of the page (`h2`). */
  title?: ReactNode;
  /** Actions or a badge, facing the title. */
  aside?: ReactNode;
  children: Elements;
};

export const Card = ({ title, aside, children }: Props) => {
  const titleId = useId();
  const content = <Boundary>{children}</Boundary>;
  if (title === undefined) return <div className={card}>{content}</div>;
  return (
    <section className={card} aria-labelledby={titleId}>
      <div className={header}>
        <h2 id={titleId}>{title}</h2>
        {aside && <div className={facing}>{aside}</div>}
      </div>
      {content}
    </section>
  );
};
