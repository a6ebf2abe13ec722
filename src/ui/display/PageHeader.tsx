import ArrowLeft from 'lucide-react/icons/arrow-left';
import X from 'lucide-react/icons/x';
import { createContext, type ReactNode, use, useId } from 'react';
import { t } from '#locales/fr/ui.ts';
import { usePageTitle } from '../browser/usePage.ts';
import { Button } from '../controls/buttons/Button.tsx';
import { Link } from '../controls/buttons/Link.tsx';
import * as css from './Display.css.ts';

type Place = { href: string; name: string };

type Props = {
  title: string;
  heading?: ReactNode;
  subtitle?: ReactNode;
  parent?: Place;
  within?: Place | undefined;
  onClose?: () => void;
  children?: ReactNode;
};

/** Next step on a page that the global search opened. Screen readers read this text with the title. */
export const NextStepContext = createContext<ReactNode>(null);

export const PageHeader = (props: Props) => {
  const { title, heading = title, subtitle, parent, within, onClose, children } = props;
  const ref = usePageTitle(title);
  const nextStep = use(NextStepContext);
  const nextId = useId();
  return (
    <header className={css.pageHeader}>
      {parent && (
        <div className={css.parent}>
          <Link variant="text" icon={<ArrowLeft />} href={parent.href}>
            {parent.name}
          </Link>
          {within && (
            <>
              <span aria-hidden="true">›</span>
              <Link variant="text" href={within.href}>
                {within.name}
              </Link>
            </>
          )}
        </div>
      )}
      <div className={css.main}>
        <div className={subtitle === undefined ? css.words : css.wordsWithSubtitle}>
          <h1 ref={ref} tabIndex={-1} {...(nextStep && { 'aria-describedby': nextId })}>
            {heading}
          </h1>
          {subtitle !== undefined && <p className={css.subtitle}>{subtitle}</p>}
        </div>
        {children !== undefined && <div className={css.actions}>{children}</div>}
      </div>
      {nextStep && (
        <div id={nextId} className={css.nextStep}>
          {nextStep}
        </div>
      )}
      {onClose && (
        <Button variant="icon" aria-label={t('close')} onPress={onClose}>
          <X />
        </Button>
      )}
    </header>
  );
};
