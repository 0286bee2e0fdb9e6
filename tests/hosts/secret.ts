/** What stands beside the folder of the site, where no visitor may come. */
export const SECRET = { file: 'secret.txt', text: 'not for visitors' };

/** A link in the folder of the site that leads to it. */
export const LINK = 'linked.txt';
