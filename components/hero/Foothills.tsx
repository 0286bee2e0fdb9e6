/** The foothills with the river at their foot; a drawing without a message, that comes late. */
export function Foothills() {
  return <div className="foothills late" />;
}
