import Check from 'lucide-react/icons/check';
import { square } from '../../controls/Choice.css.ts';

export const CheckMark = () => (
  <span className={square}>
    <Check />
  </span>
);
