/** Name of a component's page in the sidebar and in search results, which also find guides and stories. */
export const pageName = 'Component';
