import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { t } from '#locales/fr/paging.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { usePrintedAt } from '../../browser/usePage.ts';
import { count, foot } from '../../display/Display.css.ts';
import { focusIn } from '../../focus/keepFocus.ts';
import { Button } from './Button.tsx';

type Props = {
  shown: number;
  total: number;
  countOf: (count: number) => string;
  list: RefObject<HTMLElement | null>;
  onMore: () => void;
  isBusy?: boolean;
  children?: ReactNode;
};

export const ShowMore = (props: Props) => {
  const { shown, total, countOf, list, onMore, isBusy = false, children = ui('showMore') } = props;
  const [added, setAdded] = useState(0);
  const shownBefore = useRef<number | null>(null);
  const isPrinted = usePrintedAt() !== null;

  useEffect(() => {
    const before = shownBefore.current;
    if (before === null || shown <= before) return;
    shownBefore.current = null;
    setAdded(shown - before);
    const first = list.current?.children[before];
    if (first) focusIn(first);
  }, [shown, list]);

  const ask = () => {
    shownBefore.current = shown;
    onMore();
  };

  const news = added > 0 && !isPrinted ? t('list.added', { added: countOf(added) }) : '';
  return (
    <div className={foot}>
      <span role="status" className={count}>
        {isPrinted && shown < total
          ? t('list.printed', { shown: countOf(shown), total })
          : `${news}${t('list.shown', { shown, total })}`}
      </span>
      {shown < total && (
        <Button isBusy={isBusy} onPress={ask}>
          {children}
        </Button>
      )}
    </div>
  );
};
