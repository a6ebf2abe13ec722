import { type ReactElement, type ReactNode, useId } from 'react';
import { card, facing, header } from './Card.css.ts';

/** What may have siblings: a text beside them would break in a page that the browser translates. */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;

type Props = {
  /** Names the card, as a section of the page (`h2`). */
  title?: ReactNode;
  /** Actions or a badge, facing the title. */
  aside?: ReactNode;
  children: Elements;
};

export const Card = ({ title, aside, children }: Props) => {
  const titleId = useId();
  if (title === undefined) return <div className={card}>{children}</div>;
  return (
    <section className={card} aria-labelledby={titleId}>
      <div className={header}>
        <h2 id={titleId}>{title}</h2>
        {aside && <div className={facing}>{aside}</div>}
      </div>
      {children}
    </section>
  );
};
