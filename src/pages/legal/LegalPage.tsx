import Printer from 'lucide-react/icons/printer';
import { useEffect } from 'react';
import { t } from '#locales/fr/legal.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Card } from '../../ui/display/layout.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import * as css from './LegalPage.css.ts';
import { LegalPartView, type SectionControls } from './LegalPartView.tsx';
import { type LegalPart, sectionId } from './legalPart.ts';

/** Leads to the section that the address names: the page's code came after the browser looked for it. */
const useFragment = (): void => {
  useEffect(() => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, []);
};

type Props = {
  title: string;
  parts: readonly LegalPart[];
  /** What a section lets do, at its end, by its address. */
  controls?: SectionControls;
};

/** What the page holds; a plain anchor moves the reading, the focus and the address at once. */
const TableOfContents = ({ parts }: { parts: readonly LegalPart[] }) => (
  <nav aria-label={t('contents')} className={css.contents}>
    {parts.map((part) => (
      <div key={part.id} className={css.contentsPart}>
        {parts.length > 1 && (
          <a href={`#${part.id}`} className={css.contentsTitle}>
            {part.text.title}
          </a>
        )}
        <ol className={css.contentsSections}>
          {part.text.sections.map(({ title }, rank) => (
            <li key={title}>
              <a href={`#${sectionId(part, rank)}`} className={css.contentsLink}>
                {`${rank + 1}. ${title}`}
              </a>
            </li>
          ))}
        </ol>
      </div>
    ))}
  </nav>
);

/** Legal texts on a page, of which each section has an address; it prints as it reads (docs/rules.md#legal-pages). */
export const LegalPage = ({ title, parts, controls = {} }: Props) => {
  useFragment();
  return (
    <div className={css.page}>
      <PageHeader title={title}>
        <span className={css.screenOnly}>
          <Button icon={<Printer />} onPress={() => print()}>
            {t('print')}
          </Button>
        </span>
      </PageHeader>
      <Card title={t('contents')}>
        <TableOfContents parts={parts} />
      </Card>
      {parts.map((part) => (
        <LegalPartView key={part.id} part={part} isAlone={parts.length === 1} controls={controls} />
      ))}
    </div>
  );
};
