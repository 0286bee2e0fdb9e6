/** The Idaho foothills in three depths with the river at their foot; a picture without a message. */
export function Foothills() {
  return (
    <svg className="foothills" viewBox="0 0 1200 160" preserveAspectRatio="none" aria-hidden="true">
      <path
        className="hill-far"
        d="M0 78q60-52 130-30t120 20 110-40 150 4 120 30 130-44 140 16 150 24 150-22v124H0z"
      />
      <path
        className="hill-middle"
        d="M0 104q90-42 170-16t150-6 150-34 140 30 150 10 150-40 140 24 150 16v72H0z"
      />
      <path className="hill-near" d="M0 126q110-26 220-8t220-8 210 10 200-14 190 10 160-2v46H0z" />
      <path className="river" d="M0 150q200-14 400-2t400-4 400 2" />
    </svg>
  );
}
