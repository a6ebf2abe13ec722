import type { ReactNode } from 'react';
import type { Tone } from './Alert.tsx';
import { badge } from './Badge.css.ts';

type Props = { tone?: Tone; children: ReactNode };

/** A state in two words; its colour only repeats them. */
export const Badge = ({ tone = 'info', children }: Props) => <span className={badge[tone]}>{children}</span>;
