import type { ReactNode, Ref } from 'react';
import { t } from '#locales/fr/ui.ts';
import { plural } from '#locales/plural.ts';
import { Alert } from './Alert.tsx';
import { item } from './ErrorSummary.css.ts';
import type { FieldErrors } from './formErrors.ts';

type Props = {
  /** What went wrong as a whole; else the number of fields to correct. */
  title?: ReactNode;
  errors: FieldErrors;
  /** Takes the person to the control of that name. */
  onChoose: (name: string) => void;
  ref: Ref<HTMLDivElement>;
};

/** Says at the top of a form all that is to be put right, each error leading to its control. */
export const ErrorSummary = ({ title, errors, onChoose, ref }: Props) => {
  const fields = Object.entries(errors).filter(([name, sentences]) => name !== '' && sentences.length > 0);
  return (
    <Alert
      ref={ref}
      tone="bad"
      title={
        title ?? errors['']?.join(' ') ?? t(`form.check.${plural(fields.length)}`, { count: fields.length })
      }
    >
      {fields.length > 0 && (
        <ul>
          {fields.map(([name, sentences]) => (
            <li key={name}>
              <button type="button" className={item} onClick={() => onChoose(name)}>
                {sentences.join(' ')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
};
