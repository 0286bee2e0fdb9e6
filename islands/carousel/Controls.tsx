import type { Rotation } from './useRotation.ts';

/** Pause, previous, a dot for each slide, and next. */
export function Controls({ rotation, count }: { rotation: Rotation; count: number }) {
  const { current, playing, setPlaying, show } = rotation;
  return (
    <div className="carousel-controls script-only">
      <button type="button" onClick={() => setPlaying(!playing)}>
        {playing ? 'Pause' : 'Play'}
        <span className="visually-hidden"> the testimonials</span>
      </button>
      <button type="button" aria-label="Previous testimonial" onClick={() => show(current - 1)}>
        ‹
      </button>
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its number
          key={index}
          type="button"
          className="dot"
          aria-label={`Show testimonial ${index + 1}`}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => show(index)}
        />
      ))}
      <button type="button" aria-label="Next testimonial" onClick={() => show(current + 1)}>
        ›
      </button>
    </div>
  );
}
