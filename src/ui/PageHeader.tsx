import ArrowLeft from 'lucide-react/icons/arrow-left';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { t } from '#locales/fr/ui.ts';
import { Button } from './Button.tsx';
import { actions, back, header, main, subtitle as subtitleStyle, words } from './PageHeader.css.ts';
import { usePageTitle } from './usePageTitle.ts';

type Props = {
  /** Of the page and, unless `heading` differs, of its `h1`. */
  title: string;
  heading?: string;
  subtitle?: ReactNode;
  /** Shows « Retour » above the title. */
  onBack?: () => void;
  /** Shows a cross facing the title. */
  onClose?: () => void;
  /** Actions facing the title. */
  children?: ReactNode;
};

/** The head of a page, with its only `h1`, which takes the focus when the page opens. */
export const PageHeader = ({ title, heading = title, subtitle, onBack, onClose, children }: Props) => {
  const ref = usePageTitle(title);
  return (
    <header className={header}>
      <div className={main}>
        <div className={words}>
          {onBack && (
            <div className={back}>
              <Button variant="text" icon={<ArrowLeft />} onPress={onBack}>
                {t('back')}
              </Button>
            </div>
          )}
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
