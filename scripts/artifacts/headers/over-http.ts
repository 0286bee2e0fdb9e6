/** Headers as they can be sent over plain http, where a preview is looked at: nothing asks for https. */
export function overHttp(headers: Readonly<Record<string, string>>): Record<string, string> {
  const { 'Strict-Transport-Security': _, 'Content-Security-Policy': policy, ...others } = headers;
  const plain = policy?.replace('; upgrade-insecure-requests', '');
  return plain === undefined ? others : { ...others, 'Content-Security-Policy': plain };
}
