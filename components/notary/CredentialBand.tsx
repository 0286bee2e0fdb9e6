import { credentialBand } from '../../model/credentials.ts';
import { useSite } from '../site/site.tsx';

/** The facts about the notary in one line under the hero; nothing where none is given. */
export function CredentialBand() {
  const facts = credentialBand(useSite().business);
  if (facts.length === 0) return null;
  return (
    <div className="credential-band">
      <ul className="wrap">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
