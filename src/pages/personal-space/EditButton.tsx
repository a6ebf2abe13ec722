import { t } from '#locales/fr/personalSpace.ts';
import { Button } from '../../ui/Button.tsx';

type Props = {
  /** The visible word, « Modifier » by default. */
  children?: string;
  /** The whole action, which starts with the word. */
  label: string;
  onPress: () => void;
};

export const EditButton = ({ children = t('edit.word'), label, onPress }: Props) => (
  <Button variant="text" aria-label={label} onPress={onPress}>
    {children}
  </Button>
);
