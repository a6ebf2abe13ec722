import { useEffect, useState } from 'react';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { t } from '#locales/fr/visualiser.ts';
import { withoutScreens } from '../../kit/narration/screens.ts';
import { note } from '../app/app.css.ts';
import { book, frame } from './book.css.ts';
import { loadBook } from './books.ts';

const useBook = (flow: string): string | null | undefined => {
  const [read, setRead] = useState<{ flow: string; text: string | null }>();
  useEffect(() => {
    let isLeft = false;
    void loadBook(flow).then((text) => {
      if (!isLeft) setRead({ flow, text });
    });
    return () => {
      isLeft = true;
    };
  }, [flow]);
  return read?.flow === flow ? read.text : undefined;
};

export const BookPane = ({ flow }: { flow: string }) => {
  const text = useBook(flow);
  if (text === null) return <p className={note}>{t('book.none')}</p>;
  if (text === undefined)
    return (
      <p className={note} role="status">
        {t('book.loading')}
      </p>
    );
  return (
    <div className={book} data-book={flow}>
      <Markdown
        remarkPlugins={[remarkGfm]}
        components={{
          h1: ({ children }) => <h2>{children}</h2>,
          h2: ({ children }) => <h3>{children}</h3>,
          h3: ({ children }) => <h4>{children}</h4>,
          table: ({ children }) => (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable by keyboard
            <div className={frame} tabIndex={0}>
              <table>{children}</table>
            </div>
          ),
        }}
      >
        {withoutScreens(text)}
      </Markdown>
    </div>
  );
};
