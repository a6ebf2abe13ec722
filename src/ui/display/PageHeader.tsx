import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { usePageTitle } from '../browser/usePage.ts';
import { Link } from '../controls/buttons/Link.tsx';
import {
  actions,
  pageHeader as header,
  main,
  parent as parentStyle,
  subtitle as subtitleStyle,
  words,
  wordsWithSubtitle,
} from './Display.css.ts';

type Props = {
  title: string;
  heading?: ReactNode;
  subtitle?: ReactNode;
  parent?: { href: string; name: string };
  children?: ReactNode;
};

/** Header of a page, with its only `h1`, which takes the focus when the page opens. */
export const PageHeader = (props: Props) => {
  const { title, heading = title, subtitle, parent, children } = props;
  const ref = usePageTitle(title);
  return (
    <header className={header}>
      {parent && (
        <div className={parentStyle}>
          <Link variant="text" icon={<ArrowLeft />} href={parent.href}>
            {parent.name}
          </Link>
        </div>
      )}
      <div className={main}>
        <div className={subtitle === undefined ? words : wordsWithSubtitle}>
          <h1 ref={ref} tabIndex={-1}>
            {heading}
          </h1>
          {subtitle !== undefined && <p className={subtitleStyle}>{subtitle}</p>}
        </div>
        {children !== undefined && <div className={actions}>{children}</div>}
      </div>
    </header>
  );
};
