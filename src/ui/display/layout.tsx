import { type ReactNode, useId } from 'react';
import type { Elements } from '../controls/buttons/Button.tsx';
import { Boundary } from './Boundary.tsx';
import { card, facing, header, tag } from './Display.css.ts';

type CardProps = { title?: ReactNode; aside?: ReactNode; children: Elements };

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

type TagProps = { tone?: keyof typeof tag; children: ReactNode };

export const Tag = ({ tone = 'info', children }: TagProps) => <span className={tag[tone]}>{children}</span>;

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

type TextListProps = {
  lines: readonly string[];
  className?: string;
  lineClassName?: string;
  'aria-label'?: string;
};

/** List of different texts. Nothing if it is empty, because a list without items is invalid. */
export const TextList = ({ lines, lineClassName, ...list }: TextListProps) =>
  lines.length > 0 && (
    <ul {...list}>
      {lines.map((line) => (
        <li key={line} className={lineClassName}>
          {line}
        </li>
      ))}
    </ul>
  );
