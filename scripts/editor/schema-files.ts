import { CONTENT_KINDS, type ContentKind } from './content-kinds.ts';
import { jsonSchema } from './json-schema.ts';

/** A committed file that is made from the schemas in model/schemas. */
export interface SchemaFile {
  path: string;
  text: string;
}

/** The JSON Schema of every kind of content file, and the settings that tie them to the files. */
export function schemaFiles(): SchemaFile[] {
  return [
    ...CONTENT_KINDS.map((kind) => ({
      path: schemaPath(kind),
      text: asText(jsonSchema(kind.schema)),
    })),
    { path: '.vscode/settings.json', text: asText(editorSettings()) },
  ];
}

/**
 * Settings of Visual Studio Code: "yaml.schemas" is how Red Hat's YAML extension learns which
 * schema a file follows, by a path from the project's folder. It reads no front matter of Markdown
 * (redhat-developer/vscode-yaml#207).
 */
function editorSettings() {
  const yaml = CONTENT_KINDS.filter(({ files }) => files.endsWith('.yaml'));
  return {
    'yaml.schemas': Object.fromEntries(
      yaml.map((kind) => [`./${schemaPath(kind)}`, [`/${kind.files}`]]),
    ),
  };
}

function schemaPath({ name }: ContentKind): string {
  return `schemas/${name}.json`;
}

function asText(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
