/** A band of guilloche at the foot of an inner page's hero; a picture without a message. */
export function Band() {
  return (
    <svg className="band" aria-hidden="true">
      <pattern id="band" width="16" height="8" patternUnits="userSpaceOnUse">
        <path d="M-4 4q4-7 8 0t8 0t8 0M-4 4q4 7 8 0t8 0t8 0M-8 4q4-7 8 0t8 0t8 0M-8 4q4 7 8 0t8 0t8 0" />
      </pattern>
      <rect width="100%" height="8" fill="url(#band)" />
    </svg>
  );
}
