import { routes } from '../../model/routes.ts';
import { useAddress, useSite } from '../site/site.tsx';

/**
 * The rules by which a city on the map and its row in the list light up together; `map.css` reads
 * what they set. The same on every page, so that one hash in the policy covers it.
 */
export function LitRows() {
  const { map } = useSite();
  const address = useAddress();
  const rules = map.maps.flatMap(({ cities }) =>
    cities.map(({ slug }) => {
      const city = `[href="${address(routes.city(slug))}"]`;
      return `main:has(${city}:is(:hover,:focus-visible)) ${city}{--lit:var(--gold);--way:visible}`;
    }),
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of this site alone
  return <style dangerouslySetInnerHTML={{ __html: rules.join('') }} />;
}
