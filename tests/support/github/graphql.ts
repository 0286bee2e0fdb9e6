import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLFieldResolver, graphql } from 'graphql';
import type { GitHub } from './github.ts';
import { mutations, queries } from './resolvers.ts';

/** What GitHub publishes of its interface (https://docs.github.com/graphql/overview/public-schema). */
const schema = buildSchema(
  readFileSync('node_modules/@octokit/graphql-schema/schema.graphql', 'utf8'),
  { assumeValid: true },
);

/** A query as it is posted. */
export interface Query {
  query: string;
  variables: Record<string, unknown>;
}

/** Fields that the double has no answer for are an error, never null. */
const known: GraphQLFieldResolver<unknown, unknown, Record<string, unknown>> = (
  source,
  args,
  _,
  { parentType, fieldName },
) => {
  const value = isRecord(source) ? source[fieldName] : undefined;
  if (value === undefined) throw new Error(`No answer to ${parentType.name}.${fieldName}.`);
  return typeof value === 'function' ? value.call(source, args) : value;
};

/**
 * Answers a query by GitHub's own schema, in the form of GitHub's errors.
 * @param onUnknown is told what the schema or the double does not know
 */
export async function answerQuery(
  github: GitHub,
  { query, variables }: Query,
  onUnknown: (what: string) => void,
) {
  const { data, errors = [] } = await graphql({
    schema,
    source: query,
    rootValue: query.trimStart().startsWith('mutation') ? mutations(github) : queries(github),
    variableValues: variables,
    fieldResolver: known,
  });
  for (const error of errors) {
    if (error.extensions.type === undefined) onUnknown(error.message);
  }
  if (errors.length === 0) return { data };
  const told = errors.map(({ message, path, locations, extensions }) => ({
    ...(extensions.type === undefined ? {} : { type: extensions.type }),
    ...{ path, locations, message },
  }));
  return { data: data ?? null, errors: told };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
