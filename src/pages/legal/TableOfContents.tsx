import { t } from '#locales/fr/legal.ts';
import * as css from './LegalPage.css.ts';
import { type LegalPart, sectionId } from './legalPart.ts';

/** What the page holds; a plain anchor moves the reading, the focus and the address at once. */
export const TableOfContents = ({ parts }: { parts: readonly LegalPart[] }) => (
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
