import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { type ReactNode, useId, useRef, useState } from 'react';
import { exportsWords, t } from '#locales/fr/exports.ts';
import { plural } from '#locales/translator.ts';
import { countApart, type ExportsActor, isHolding } from '#machines/exports/exports.machine.ts';
import { useEdgeHeight } from '../../ui/browser/hooks.ts';
import { useMedia } from '../../ui/browser/useMedia.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { UnsavedGuard } from '../../ui/forms/unsaved.tsx';
import { media } from '../../ui/theme/tokens.ts';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import * as css from './Exports.css.ts';

const running = () => 'running' as const;

const kinds = ['busy', 'over', 'interrupted'] as const;

const describe = (counts: ReturnType<typeof countApart>): string =>
  kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => t(`${kind}.${plural(counts[kind])}`, { count: counts[kind] }))
    .join(', ');

export const TrayFold = ({ summary, children }: { summary: string; children: ReactNode }) => {
  const isPhone = !useMedia(media.wide);
  const [isChosenOpen, setChosenOpen] = useState<boolean | null>(null);
  const id = useId();
  const isOpen = isChosenOpen ?? !isPhone;
  return (
    <>
      <div className={css.fold}>
        {/* Announces the summary of a folded list. In an open list, each export announces its progress. */}
        <p {...(!isOpen && { role: 'status' })}>{summary}</p>
        <Button
          variant="icon"
          aria-label={t(isOpen ? 'fold' : 'unfold')}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setChosenOpen(!isOpen)}
        >
          {isOpen ? <ChevronDown /> : <ChevronUp />}
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className={css.exports}>
        {children}
      </div>
    </>
  );
};

export const ExportsView = ({ actor, children }: { actor: ExportsActor; children: ReactNode }) => {
  const snapshot = useSnapshot(actor);
  const foot = useRef<HTMLElement>(null);
  const summary = describe(countApart(snapshot.context));
  useEdgeHeight(foot, '--tray-height', summary !== '');
  return (
    <Flow id="exports" snapshot={snapshot}>
      {isHolding(snapshot.context) && <UnsavedGuard unsaved={running} question={exportsWords.leave} />}
      {summary !== '' && (
        <section ref={foot} aria-label={t('label')} className={css.tray}>
          <TrayFold summary={summary}>{children}</TrayFold>
        </section>
      )}
    </Flow>
  );
};
