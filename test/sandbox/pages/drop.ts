/** The mark of the sandbox's own pages. */
export const drop = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">
<defs><linearGradient id="w" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#0a6380"/><stop offset="1" stop-color="#3aa3c6"/></linearGradient></defs>
<path fill="url(#w)" d="M14 1.5c.6 0 1.1.3 1.5.8C19 7 24 11.600 24 17a10 10 0 0 1-20 0C4 11.600 9 7 12.500 2.300c.4-.5.9-.8 1.500-.8Z"/>
</svg>`;
