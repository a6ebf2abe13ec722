/** The state of the entries of the history that a link of the page itself has opened over the page. */
export const overPage = 'overPage';
