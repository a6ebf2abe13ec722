import { useId } from 'react';
import { t } from '#locales/fr/paging.ts';
import { plainText } from '#machines/domain/typed.ts';
import { control } from '../../forms/Field.css.ts';
import { Button } from '../buttons/Button.tsx';
import { jump, jumpLabel, number } from './Pagination.css.ts';

type Props = { pageCount: number; onJump: (page: number) => void };

/** Goes to any page by its number; one beyond the last is the last. */
export const PageJump = ({ pageCount, onJump }: Props) => {
  const id = useId();
  return (
    <form
      className={jump}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const page = Number(plainText(String(new FormData(event.currentTarget).get('page'))));
        if (Number.isInteger(page) && page >= 1) onJump(Math.min(page, pageCount));
        event.currentTarget.reset();
      }}
    >
      <label htmlFor={id} className={jumpLabel}>
        {t('pages.jump', { pageCount })}
      </label>
      <input id={id} name="page" inputMode="numeric" autoComplete="off" className={`${control} ${number}`} />
      <Button type="submit">{t('pages.go')}</Button>
    </form>
  );
};
