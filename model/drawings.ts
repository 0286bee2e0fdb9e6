/** Where the large seal is served. */
export const SEAL_FILE = '/seal.svg';
