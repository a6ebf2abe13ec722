import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Download from 'lucide-react/icons/download';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Link2 from 'lucide-react/icons/link-2';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { Brand } from '#brands/brand.ts';
import { t } from '#locales/fr/visualiser.ts';
import { plural } from '#locales/translator.ts';
import { formatDay } from '../../domain/format.ts';
import { capital } from '../../kit/narration/story.ts';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { SearchField } from '../../ui/forms/text/SearchField.tsx';
import { ExportMenu } from '../drawing/export/ExportMenu.tsx';
import { type Answer, type Result, useKit } from '../paths/kit.ts';
import { toSimulation } from '../simulation/simulation.ts';
import { command, header, name, wordy } from './app.css.ts';
import { asksWho } from './flows.ts';
import { detail, stack, state } from './panels.css.ts';
import * as css from './panes.css.ts';
import type { Visualiser } from './useVisualiser.ts';

export const PrintHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={css.head}>
    <p className={css.title}>{title}</p>
    <p className={detail}>{t('printed', { date: formatDay(new Date()) })}</p>
    {children && <p className={css.line}>{children}</p>}
  </div>
);

type Props = { visualiser: Visualiser; brand: Brand | null; onHelp: () => void };

const ShareButton = () => {
  const [outcome, setOutcome] = useState<{ of: string; text: string } | null>(null);
  const status = outcome?.of === location.href ? outcome.text : '';
  const copy = async () => {
    const of = location.href;
    try {
      await navigator.clipboard.writeText(of);
      setOutcome({ of, text: t('share.done') });
    } catch {
      setOutcome({ of, text: t('share.failed') });
    }
  };
  return (
    <>
      <button type="button" className={command} data-command="share" onClick={() => void copy()}>
        <Link2 aria-hidden />
        <span className={wordy}>{t(status ? 'share.copied' : 'share.button')}</span>
      </button>
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </>
  );
};

const describeReply = (reply: Answer | null): string => {
  if (reply?.kind === 'failed') return t('ask.failed');
  if (reply?.kind !== 'results') return t('ask.searching');
  const { results, left, isSure } = reply;
  const count = results.length;
  if (count && !left && !isSure) return t('ask.unsure');
  const found = count ? t(`ask.count.${plural(count)}`, { count }) : t(left ? 'ask.searching' : 'ask.none');
  return left ? `${found} ${t(`ask.reading.${plural(left)}`, { count: left })}` : found;
};

const Row = ({ result, onOpen }: { result: Result; onOpen: () => void }) => {
  const { flowName, title, happens, leads, excerpt } = result;
  return (
    <li>
      <button type="button" className={css.result} data-result={result.flow} onClick={onOpen}>
        <span className={detail}>{flowName}</span>
        <span className={state}>{capital(title)}</span>
        {happens !== title && <span>{capital(happens)}</span>}
        <span className={detail}>
          {capital(excerpt ? t('ask.read', { text: excerpt }) : t('ask.leads', { where: leads }))}
        </span>
      </button>
    </li>
  );
};

type QuestionProps = {
  flow: string;
  onOpen: (result: Result) => void;
  /** Opens the table of rights for the flow with this name; '' opens the table of all flows. */
  onWho: (flowName: string) => void;
};

export const QuestionBox = ({ flow, onOpen, onWho }: QuestionProps) => {
  const box = useRef<HTMLElement>(null);
  const [question, setQuestion] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [submitted, setSubmitted] = useState('');
  const text = question.trim();
  const reply = useKit(isOpen ? { kind: 'question', flow, text } : null);
  const results = reply?.kind === 'results' ? reply.results : [];
  const isShown = isOpen && text !== '';
  const isWho = asksWho(text);

  const focusOn = (index: number) => {
    const buttons = box.current?.querySelectorAll<HTMLElement>('[data-result]');
    (buttons?.[index] ?? box.current?.querySelector('input'))?.focus();
  };
  const close = () => {
    focusOn(-1);
    setOpen(false);
  };
  const open = (result: Result) => {
    close();
    onOpen(result);
  };
  // False until the worker has searched all flows, because the order of the results may still change.
  const isFinal = reply?.kind === 'results' && reply.left === 0;
  const answer = isFinal && reply.isSure ? results[0] : undefined;
  const openRights = () => {
    setOpen(false);
    onWho(answer?.flowName ?? '');
  };
  const openFirst = useEffectEvent(() => {
    setSubmitted('');
    if (isWho) openRights();
    else if (answer) open(answer);
  });
  useEffect(() => {
    if (isFinal && submitted && submitted === text) openFirst();
  }, [isFinal, submitted, text]);
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
      aria-label={t('ask.label')}
      onKeyDownCapture={onKeyDown}
      onBlur={onBlur}
    >
      <SearchField
        label={t('ask.label')}
        placeholder={t('ask.placeholder')}
        value={question}
        onFocus={() => setOpen(true)}
        onChange={(text) => {
          setQuestion(text);
          setOpen(true);
        }}
        onSubmit={() => setSubmitted(text)}
      />
      {isShown && (
        <div className={css.panel} tabIndex={-1}>
          <p role="status" className={detail}>
            {describeReply(reply)}
          </p>
          {isWho && (
            <button type="button" className={css.result} data-result="roles" onClick={openRights}>
              <span className={state}>{t('ask.who')}</span>
            </button>
          )}
          {results.length > 0 && (
            <ol className={stack.xxs} aria-label={t('ask.results')}>
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

export const Header = ({ visualiser, brand, onHelp }: Props) => {
  const { place, flow, go, toOverview } = visualiser;
  const [isExporting, setExporting] = useState(false);
  const exporter = useRef<HTMLButtonElement>(null);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isExporting) return;
    setExporting(false);
    exporter.current?.focus();
  };
  return (
    <header className={header}>
      <Link href={toOverview({})} className={command} aria-label={t('overview.all')} data-command="overview">
        <LayoutGrid aria-hidden />
        <span className={wordy}>{t('overview.all')}</span>
      </Link>
      <h1 className={name} tabIndex={-1}>
        {flow.chart.description ?? flow.id}
      </h1>
      <QuestionBox
        flow={place.flow}
        onOpen={(result) => {
          const simulation = toSimulation(result);
          const { flow: of, steps } = result;
          go({ flow: of, simulation, at: steps.length, selected: null, pane: 'simulate' });
        }}
        onWho={(query) => navigate(toOverview({ view: 'roles', query }))}
      />
      <div>
        <button
          ref={exporter}
          type="button"
          className={command}
          data-command="export"
          aria-expanded={isExporting}
          onClick={() => setExporting(!isExporting)}
          onKeyDown={closeOnEscape}
        >
          <Download aria-hidden />
          <span className={wordy}>{t('export')}</span>
        </button>
        {isExporting && brand && (
          <div className={css.popover} onKeyDownCapture={closeOnEscape}>
            <ExportMenu described={flow} names={place.names} palette={brand.palette[place.appearance]} />
          </div>
        )}
      </div>
      <ShareButton />
      <button type="button" className={command} data-command="help" onClick={onHelp}>
        <CircleHelp aria-hidden />
        <span className={wordy}>{t('first.title')}</span>
      </button>
    </header>
  );
};
