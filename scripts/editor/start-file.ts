/** What the script that starts the editor is called begins with this. */
export const START = 'start-';
