import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';
import { t } from '#locales/fr/ui.ts';
import type { Coming } from '../browser/onDemand.tsx';
import { Button, type Elements } from '../controls/buttons/Button.tsx';
import { Alert } from '../display/Alert.tsx';
import { Skeleton, VisuallyHidden } from '../display/Skeleton.tsx';
import { field, form } from '../forms/Form.css.ts';
import { FormActions } from '../forms/FormLayout.tsx';
import { controlHeight } from '../theme/tokens.ts';
import { body, closing, dialog, header, heading } from './Dialog.css.ts';

export const FieldSkeleton = () => (
  <span className={field}>
    <Skeleton width="9rem" />
    <Skeleton height="50px" />
  </span>
);

const FormSkeleton = ({ fieldCount }: { fieldCount: number }) => (
  <>
    {Array.from({ length: fieldCount }, (_, rank) => String(rank)).map((rank) => (
      <FieldSkeleton key={rank} />
    ))}
    <FormActions>
      <Skeleton width="7rem" height={controlHeight} />
      <Skeleton width="10rem" height={controlHeight} />
    </FormActions>
  </>
);

export type PaneProps = {
  title: ReactNode;
  onClose: () => void;
  isDismissable?: boolean;
  children: Elements;
};

type DialogPaneProps = Omit<ComponentProps<'section'>, keyof PaneProps> &
  PaneProps & { titleProps: ComponentProps<'h2'> };

export const DialogPane = (props: DialogPaneProps) => {
  const { title, titleProps, onClose, isDismissable = true, children, ...section } = props;
  return (
    <section {...section} className={dialog}>
      <div className={header}>
        <h2 {...titleProps} className={heading}>
          {title}
        </h2>
        <div className={closing}>
          <Button variant="icon" aria-label={t('close')} isDisabled={!isDismissable} onPress={onClose}>
            <X />
          </Button>
        </div>
      </div>
      <div className={body}>{children}</div>
    </section>
  );
};

export const dialogPlaceholder =
  (skeleton: Elements) =>
  ({ onRetry, onAbandoned }: Coming & { onAbandoned: () => void }) =>
    onRetry ? (
      <>
        <Alert tone="bad" title={t('unloaded.dialog')}>
          {t('unloaded.help')}
        </Alert>
        <FormActions>
          <Button onPress={onAbandoned}>{t('close')}</Button>
          <Button variant="filled" onPress={onRetry}>
            {t('retry')}
          </Button>
        </FormActions>
      </>
    ) : (
      <div className={form} aria-busy="true">
        <VisuallyHidden>
          <span role="status">{t('loading')}</span>
        </VisuallyHidden>
        {skeleton}
      </div>
    );

export const formPlaceholder = (fieldCount: number) =>
  dialogPlaceholder(<FormSkeleton fieldCount={fieldCount} />);
