/** The typed content, as the build wrote it (vite.config.ts). */
declare module '#content' {
  const content: import('../model/content.ts').Content;
  export default content;
}
