import * as z from 'zod/mini';
import { t } from '#locales/fr/visualiser.ts';
import { stored } from '../../api/storage/stored.ts';
import type { Pane } from './address.ts';
import { card, command, commands, link, steps } from './app.css.ts';

export const firstMinuteRead = stored(() => localStorage, 'visualiser.firstMinute', z.boolean(), false);

const answers = {
  who: 'book',
  read: 'book',
  changed: 'versions',
  tested: 'coverage',
} as const satisfies Record<string, Pane>;

const questions = ['refused', 'who', 'read', 'changed', 'tested'] as const;

const strong = (sentence: string) =>
  sentence.split('**').map((part, index) => (index % 2 ? <strong key={part}>{part}</strong> : part));

type Props = {
  onClose: () => void;
  onAsk: (pane: Pane) => void;
  onFailure: () => void;
};

export const FirstMinute = ({ onClose, onAsk, onFailure }: Props) => (
  <section className={card} aria-labelledby="first-minute" data-first-minute>
    <h2 id="first-minute">{t('first.title')}</h2>
    <ol className={steps}>
      <li>{strong(t('first.box'))}</li>
      <li>{strong(t('first.arrow'))}</li>
      <li>{strong(t('first.button'))}</li>
    </ol>
    <h3>{t('first.questions')}</h3>
    <ul>
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            className={link}
            onClick={() => (question === 'refused' ? onFailure() : onAsk(answers[question]))}
          >
            {t(`questions.${question}`)}
          </button>
        </li>
      ))}
    </ul>
    <div className={commands}>
      <button type="button" className={command} onClick={onClose}>
        {t('first.close')}
      </button>
    </div>
  </section>
);
