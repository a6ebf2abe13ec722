import LoaderCircle from 'lucide-react/icons/loader-circle';
import { icon, labelled } from './Spinner.css.ts';

type Props = {
  /** What is under way, said and shown; without it the spinner is mute, inside something that speaks. */
  label?: string;
};

export const Spinner = ({ label }: Props) => {
  const wheel = <LoaderCircle className={icon} />;
  return label === undefined ? (
    wheel
  ) : (
    <div role="status" className={labelled}>
      {wheel}
      <span>{label}</span>
    </div>
  );
};
