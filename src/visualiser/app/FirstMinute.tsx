import * as z from 'zod/mini';
import { t } from '#locales/fr/visualiser.ts';
import { stored } from '../../api/storage/stored.ts';
import { isPerson } from '../../kit/narration/story.ts';
import type { OverviewPlace, Place } from './address.ts';
import { card, command, commands, link, steps } from './app.css.ts';
import type { FlowRead } from './flows.ts';

export const firstMinuteRead = stored(() => localStorage, 'visualiser.firstMinute', z.boolean(), false);

type Answer = Pick<Place, 'pane'> | Pick<OverviewPlace, 'view'>;

const answers = {
  who: { view: 'roles' },
  read: { view: 'screens' },
  changed: { pane: 'versions' },
  tested: { pane: 'coverage' },
} as const satisfies Readonly<Record<string, Answer>>;

type Question = 'refused' | keyof typeof answers;

/** Questions to propose. Omits a question that this flow cannot answer, such as a failure without calls. */
const questionsOf = ({ model: { inputs, outcomes, requests } }: FlowRead): readonly Question[] => [
  ...(Object.entries(outcomes).some(
    ([port, { failed }]) => requests[port]?.length && Object.keys(failed).length,
  )
    ? (['refused'] as const)
    : []),
  ...(Object.keys(inputs).filter((name) => isPerson(name) && !name.startsWith('une personne')).length > 1
    ? (['who'] as const)
    : []),
  'read',
  'changed',
  'tested',
];

const strong = (sentence: string) =>
  sentence.split('**').map((part, index) => (index % 2 ? <strong key={part}>{part}</strong> : part));

type Props = { onClose: () => void; flow: FlowRead; onAsk: (answer: Answer) => void; onFailure: () => void };

export const FirstMinute = ({ flow, onClose, onAsk, onFailure }: Props) => (
  <section className={card} aria-labelledby="first-minute" data-first-minute>
    <h2 id="first-minute">{t('first.title')}</h2>
    <ol className={steps}>
      <li>{strong(t('first.box'))}</li>
      <li>{strong(t('first.arrow'))}</li>
      <li>{strong(t('first.button'))}</li>
    </ol>
    <h3>{t('first.questions')}</h3>
    <ul>
      {questionsOf(flow).map((question) => (
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
