type GroupId = 'contracts' | 'actions' | 'pages' | 'invoices' | 'meters';

/** What is proposed, and where it is. */
export type Result = {
  id: string;
  kind: 'contract' | 'action' | 'page' | 'invoice' | 'meter' | 'more';
  label: string;
  /** What tells apart those of one name. */
  detail: string;
  address: string;
};

/** Results of one kind, under their heading. */
export type Group = { id: GroupId; results: readonly Result[] };
