import type { ReactNode } from 'react';
import type { Elements } from '../ui/controls/buttons/Button.tsx';
import { detail as detailStyle, name as nameStyle, title, words } from './Views.css.ts';

type Props = {
  name: string;
  detail: ReactNode;
  children?: Elements;
};

/** Heading of a contract in a list. It is inside a button, so that it must not contain controls. */
export const ContractTitle = ({ name, detail, children }: Props) => (
  <span className={title}>
    <span className={words}>
      <span className={nameStyle}>{name}</span>
      <span className={detailStyle}>{detail}</span>
    </span>
    {children}
  </span>
);
