import { useAddress } from '../site/site.tsx';

interface Props {
  facts: readonly string[];
  /** Where the postmark is served, if the city has one. */
  postmark: string | undefined;
}

/** The line of facts at the top of a city's page, and its postmark, which draws the same facts. */
export function CityFacts({ facts, postmark }: Props) {
  const address = useAddress();
  if (facts.length === 0) return null;
  return (
    <div className="city-facts">
      <ul className="fact-line">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {postmark && (
        <img
          className="postmark late"
          src={address(postmark)}
          alt=""
          width="220"
          height="220"
          loading="lazy"
          fetchPriority="low"
        />
      )}
    </div>
  );
}
