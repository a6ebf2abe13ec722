import type { Elements } from '../ui/controls/buttons/Button.tsx';
import { detail as detailStyle, inOneLine, strong, title, words } from './Views.css.ts';

const reference = /(\d{2}-\d{4}-\d{4}-\d{2})/;

export const SiteText = ({ text }: { text: string }) => (
  <span>
    {text
      .split(reference)
      .filter(Boolean)
      .map((part) => (
        <span key={part} {...(reference.test(part) && { className: inOneLine })}>
          {part}
        </span>
      ))}
  </span>
);

type Props = { name: string; detail: string; children?: Elements };

/** Heading of a contract in a list. It is inside a button, so it must not contain controls. */
export const ContractTitle = ({ name, detail, children }: Props) => (
  <span className={title}>
    <span className={words}>
      <span className={strong}>
        <SiteText text={name} />
      </span>
      <span className={detailStyle}>
        <SiteText text={detail} />
      </span>
    </span>
    {children}
  </span>
);
