import { type ReactNode, useId } from 'react';
import type { Elements } from '../controls/buttons/Button.tsx';
import type { Tone } from './Alert.tsx';
import { Boundary } from './Boundary.tsx';
import { badge, card, facing, header } from './Display.css.ts';

type CardProps = {
  title?: ReactNode;
  aside?: ReactNode;
  children: Elements;
};

export const Card = ({ title, aside, children }: CardProps) => {
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

type BadgeProps = { tone?: Tone; children: ReactNode };

export const Badge = ({ tone = 'info', children }: BadgeProps) => (
  <span className={badge[tone]}>{children}</span>
);

export const EmailText = ({ email }: { email: string }) => {
  const at = Math.max(email.lastIndexOf('@'), 0);
  return (
    <>
      <span>{email.slice(0, at)}</span>
      <wbr />
      <span>{email.slice(at)}</span>
    </>
  );
};
