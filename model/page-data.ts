import type { Head } from './head.ts';
import type { GraphNode } from './structured-data.ts';

/** What every page hands to the document around it. */
export interface PageData {
  head: Head;
  /** The page's own nodes of the structured-data graph. */
  graph: readonly GraphNode[];
}
