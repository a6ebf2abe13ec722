import { TextField } from '../../ui/forms/text/TextField.tsx';

type Props = {
  /** The payload key that it fills. */
  name: string;
  label: string;
  value: string | undefined;
  inputMode?: 'numeric' | 'decimal';
};

/** A field of a search: it may stay empty. */
export const Criterion = ({ value = '', ...field }: Props) => (
  <TextField isRequired={false} defaultValue={value} {...field} />
);
