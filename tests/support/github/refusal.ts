import { GraphQLError } from 'graphql';

/** An error that GitHub answers with. */
export function refusal(type: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { type } });
}
