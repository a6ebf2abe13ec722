import { t } from '#locales/fr/personalSpace.ts';
import { Button } from '../../ui/Button.tsx';
import { edit } from './EditButton.css.ts';

type Props = {
  /** The visible word, « Modifier » by default. */
  children?: string;
  /** The whole action, which starts with the word. */
  label: string;
  onPress: () => void;
};

export const EditButton = ({ children = t('edit.word'), label, onPress }: Props) => (
  <span className={edit}>
    <Button variant="text" aria-label={label} onPress={onPress}>
      {children}
    </Button>
  </span>
);
