import { z } from 'zod';

/**
 * Issue forms as GitHub takes them.
 * Source: "Syntax for issue forms", "Syntax for GitHub's form schema" and "Common validation
 * errors when creating issue forms" in GitHub's documentation.
 */
const words = z.string().trim().min(1);
const id = z.string().regex(/^[\w-]+$/);
const validations = z.strictObject({ required: z.boolean() });
const question = { label: words, description: words.optional() };

/** Options are said once, and "None" is GitHub's own. */
const options = z
  .array(words)
  .min(1)
  .refine((all) => new Set(all).size === all.length, 'has an option twice')
  .refine((all) => !all.some((option) => option.toLowerCase() === 'none'), 'has "None"');

const element = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: words }) }),
  z.strictObject({
    type: z.literal('input'),
    id: id.optional(),
    attributes: z.strictObject({
      ...question,
      placeholder: words.optional(),
      value: words.optional(),
    }),
    validations: validations.optional(),
  }),
  z.strictObject({
    type: z.literal('textarea'),
    id: id.optional(),
    attributes: z.strictObject({
      ...question,
      placeholder: words.optional(),
      value: words.optional(),
      render: words.optional(),
    }),
    validations: validations.optional(),
  }),
  z.strictObject({
    type: z.literal('dropdown'),
    id: id.optional(),
    attributes: z.strictObject({
      ...question,
      options,
      multiple: z.boolean().optional(),
      default: z.int().min(0).optional(),
    }),
    validations: validations.optional(),
  }),
]);

export const issueForm = z.strictObject({
  name: words,
  description: words,
  title: z.string().optional(),
  labels: z.array(words).optional(),
  assignees: z.array(words).optional(),
  projects: z.array(words).optional(),
  body: z
    .array(element)
    .min(1)
    .refine((body) => body.some(({ type }) => type !== 'markdown'), 'asks nothing')
    .refine(
      (body) => once(body.map((item) => ('id' in item ? item.id : undefined))),
      'has an id twice',
    )
    .refine(
      (body) =>
        once(body.map(({ attributes }) => ('label' in attributes ? attributes.label : undefined))),
      'has a label twice',
    ),
});

/** .github/ISSUE_TEMPLATE/config.yml */
export const issueConfig = z.strictObject({
  blank_issues_enabled: z.boolean(),
  contact_links: z
    .array(z.strictObject({ name: words, url: z.url(), about: words }))
    .min(1)
    .optional(),
});

function once(values: readonly (string | undefined)[]): boolean {
  const given = values.filter((value) => value !== undefined);
  return new Set(given).size === given.length;
}
