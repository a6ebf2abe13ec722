import ArrowLeft from 'lucide-react/icons/arrow-left';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { t } from '#locales/fr/ui.ts';
import { usePageTitle } from '../browser/usePage.ts';
import { Button } from '../controls/buttons/Button.tsx';
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
  onClose?: () => void;
  children?: ReactNode;
};

export const PageHeader = (props: Props) => {
  const { title, heading = title, subtitle, parent, onClose, children } = props;
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
      {onClose && (
        <Button variant="icon" aria-label={t('close')} onPress={onClose}>
          <X />
        </Button>
      )}
    </header>
  );
};
