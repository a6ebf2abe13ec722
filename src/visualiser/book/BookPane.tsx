import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { t } from '#locales/fr/visualiser.ts';
import { withoutScreens } from '../../kit/narration/screens.ts';
import * as css from '../app/panels.css.ts';
import { useRead } from '../app/useRead.ts';
import type { Names } from '../drawing/labels.ts';
import { loadBook, withoutCode } from './books.ts';

const BookPane = ({ flow, names }: { flow: string; names: Names }) => {
  const read = useRead(flow, loadBook);
  const text = read.state === 'read' ? read.value : null;
  if (read.state === 'reading')
    return (
      <p className={css.detail} role="status">
        {t('book.loading')}
      </p>
    );
  if (text === null) return <p className={css.detail}>{t('book.none')}</p>;
  return (
    <div className={css.book} data-book={flow}>
      <Markdown
        remarkPlugins={[remarkGfm]}
        components={{
          h1: ({ children }) => <h2>{children}</h2>,
          h2: ({ children }) => <h3>{children}</h3>,
          h3: ({ children }) => <h4>{children}</h4>,
          table: ({ children }) => (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the table
            <div className={css.bookTable} tabIndex={0}>
              <table>{children}</table>
            </div>
          ),
        }}
      >
        {names === 'french' ? withoutCode(withoutScreens(text)) : withoutScreens(text)}
      </Markdown>
    </div>
  );
};

export default BookPane;
