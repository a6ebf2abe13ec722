import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { text } from '../../ui/theme/tokens.ts';
import { roomy } from './searchedList.css.ts';

/** Which search it is, the address says: here nobody knows it. */
export const summaryOf = () => <Skeleton width="min(20rem, 100%)" height={text.s.lineHeight} />;

/** What only a list that has been read shows. */
export const unread = { emptyTitle: '', emptyText: '', itemOf: () => null };

/** Around a list whose search is open where there is room for it. */
export const Roomy = ({ children }: { children: ReactNode }) => <div className={roomy}>{children}</div>;
