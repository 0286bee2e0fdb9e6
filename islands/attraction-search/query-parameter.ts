/** The search parameter that holds the query: /places?q=ontario */
export const QUERY = 'q';
