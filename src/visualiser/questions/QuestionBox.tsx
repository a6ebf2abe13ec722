import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { t } from '#locales/fr/visualiserQuestions.ts';
import { plural } from '#locales/plural.ts';
import { capital } from '../../kit/narration/french.ts';
import { SearchField } from '../../ui/forms/text/SearchField.tsx';
import type { Visualiser } from '../app/useVisualiser.ts';
import { type Result, toSimulation } from '../paths/ways.schema.ts';
import * as css from './QuestionBox.css.ts';
import { type Results, useResults } from './useResults.ts';

const describeResults = (known: Results | null): string => {
  if (known?.state === 'failed') return t('failed');
  const count = known?.results.length ?? 0;
  const left = known?.left ?? 0;
  const found = t(`count.${plural(count)}`, { count });
  if (!known || left) return [found, t(`reading.${plural(left)}`, { count: left })].join(', ');
  return count ? found : t('none');
};

const Row = ({ result, onOpen }: { result: Result; onOpen: () => void }) => {
  const { flowName, title, happens, leads, excerpt } = result;
  return (
    <li>
      <button type="button" className={css.result} data-result={result.flow} onClick={onOpen}>
        <span className={css.flow}>{flowName}</span>
        <span className={css.moment}>{capital(title)}</span>
        {happens !== title && <span>{capital(happens)}</span>}
        <span className={css.flow}>
          {capital(excerpt ? t('read', { text: excerpt }) : t('leads', { where: leads }))}
        </span>
      </button>
    </li>
  );
};

/** A question about every flow: each answer is a moment, which the chart and the screen then show. */
export const QuestionBox = ({ visualiser: { place, go } }: { visualiser: Visualiser }) => {
  const box = useRef<HTMLElement>(null);
  const [question, setQuestion] = useState('');
  const [isOpen, setOpen] = useState(false);
  const known = useResults(question.trim(), place.flow, isOpen);
  const results = known?.state === 'found' ? known.results : [];
  const isShown = isOpen && question.trim() !== '';

  const focusOn = (index: number) => {
    const buttons = box.current?.querySelectorAll<HTMLElement>('[data-result]');
    (buttons?.[index] ?? box.current?.querySelector('input'))?.focus();
  };
  /** Where the question is, it can be put otherwise. */
  const close = () => {
    focusOn(-1);
    setOpen(false);
  };
  const open = (result: Result) => {
    close();
    const simulation = toSimulation(result);
    const { flow, steps } = result;
    go({ flow, simulation, at: steps.length, selected: null, pane: 'simulate', gallery: false });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(box.current?.querySelectorAll('[data-result]') ?? [])];
    const at = buttons.findIndex((button) => button.contains(document.activeElement));
    const rows: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(at + 1, buttons.length - 1),
      ArrowUp: Math.max(at - 1, -1),
    };
    const to = rows[event.key];
    if (event.key === 'Escape') {
      close();
    } else if (to !== undefined && isShown) {
      event.preventDefault();
      focusOn(to);
    }
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!box.current?.contains(relatedTarget)) setOpen(false);
  };

  return (
    <search
      ref={box}
      className={css.box}
      aria-label={t('label')}
      onKeyDownCapture={onKeyDown}
      onBlur={onBlur}
    >
      <SearchField
        label={t('label')}
        placeholder={t('placeholder')}
        value={question}
        // Flows are read from then on: who comes here has a question.
        onFocus={() => setOpen(true)}
        onChange={(text) => {
          setQuestion(text);
          setOpen(true);
        }}
        onSubmit={() => results[0] && open(results[0])}
      />
      {isShown && (
        <div className={css.panel} tabIndex={-1}>
          <p role="status" className={css.status}>
            {describeResults(known)}
          </p>
          {results.length > 0 && (
            <ol className={css.results} aria-label={t('results')}>
              {results.map((result) => (
                <Row
                  key={JSON.stringify([result.flow, result.input, result.steps])}
                  result={result}
                  onOpen={() => open(result)}
                />
              ))}
            </ol>
          )}
        </div>
      )}
    </search>
  );
};
