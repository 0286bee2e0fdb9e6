import { expect, it } from 'vitest';
import { z } from 'zod';
import { state, text as words } from '../../model/schemas/fields.ts';
import { jsonSchemaOf } from '../../model/schemas/json-schema.ts';
import { withOtherForms } from './json-schemas.ts';

it('lets Visual Studio Code accept other spellings that the check understands', () => {
  const schema = z.strictObject({ states: z.array(state()), name: words() });
  const text = { type: 'string', pattern: expect.any(String) };
  expect(withOtherForms(jsonSchemaOf(schema))).toMatchObject({
    required: ['states', 'name'],
    properties: {
      states: {
        type: 'array',
        items: { anyOf: [{ enum: expect.arrayContaining(['ID', 'WA']) }, text] },
      },
      name: { type: 'string' },
    },
  });
});
