import { t } from '#locales/fr/ui.ts';
import type { Tone } from '../ui/Alert.tsx';
import { region } from './Notice.css.ts';
import { Notice } from './Notice.tsx';

export type NoticeEntry = { id: string | number; tone: Tone; text: string };

type Props = {
  /** Oldest first. Each counts its own time. */
  notices: readonly NoticeEntry[];
  onClosed: (id: NoticeEntry['id']) => void;
};

/** Stacks notices over the page, so that none hides another. */
export const NoticeRegion = ({ notices, onClosed }: Props) =>
  notices.length > 0 && (
    <ul aria-label={t('notices')} className={region}>
      {notices.map(({ id, tone, text }) => (
        <Notice key={id} tone={tone} onClosed={() => onClosed(id)}>
          {text}
        </Notice>
      ))}
    </ul>
  );
