import { t } from '#locales/fr/personalSpace.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { edit } from './PersonalSpace.css.ts';

type Props = {
  /** The visible word, « Modifier » by default. */
  children?: string;
  /** The whole action, which starts with the word. */
  label: string;
  /** The address of the modal that it opens. */
  href: string;
};

export const EditLink = ({ children = t('edit.word'), label, href }: Props) => (
  <span className={edit}>
    <Link variant="text" aria-label={label} href={href}>
      {children}
    </Link>
  </span>
);
