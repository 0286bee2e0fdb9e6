import CMS, { type CmsConfig, type CustomPreviewTemplateProps } from '@sveltia/cms';
import { createElement } from 'react';
import type { EditedEntry } from './entry-file.ts';
import { showLater } from './show.ts';

/**
 * Has the editor show the pages of an entry beside its form, where an entry has pages.
 * @param address where the content stands that the site was built from
 */
export function registerPreviews({ collections = [] }: CmsConfig, address: string): void {
  const template = ({ entry }: CustomPreviewTemplateProps) =>
    createElement('div', {
      ref: (node: HTMLElement | null) => {
        if (node !== null) showLater(node, editedEntry(entry.toJS()), address);
      },
      // Its parts lie in the body, as they do in the page.
      style: { display: 'contents' },
    });
  for (const collection of collections) {
    if (!('name' in collection)) continue;
    const files = 'files' in collection ? collection.files : [];
    for (const { name = '' } of [collection, ...files]) CMS.registerPreviewTemplate(name, template);
  }
}

function editedEntry({ path, collection, data }: Record<string, unknown>): EditedEntry {
  return {
    path: typeof path === 'string' ? path : '',
    collection: typeof collection === 'string' ? collection : '',
    data: typeof data === 'object' && data !== null ? { ...data } : {},
  };
}
