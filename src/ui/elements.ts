import type { ReactElement } from 'react';

/** Nodes that may have siblings: a text beside them would break in a page that the browser translates. */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;
