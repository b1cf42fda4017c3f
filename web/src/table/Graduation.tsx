/** The graduated arc behind the question: the mark of the decision. */

export function Graduation() {
  return (
    <svg class="graduation" viewBox="0 0 150 150" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        <circle cx="75" cy="75" r="66" />
        <circle cx="75" cy="75" r="48" stroke-dasharray="1 5" />
        {Array.from({ length: 60 }, (_, i) => (
          <path key={i} d={i % 5 === 0 ? "M75 9V20" : "M75 9V15"} transform={`rotate(${i * 6} 75 75)`} />
        ))}
      </g>
    </svg>
  );
}

/** Something is awaited: a small planet on its orbit. */
export function Orbit() {
  return (
    <svg class="orbit" viewBox="0 0 14 14" aria-hidden="true">
      <circle cx="7" cy="7" r="5.5" fill="none" stroke="currentColor" opacity=".35" />
      <circle cx="7" cy="1.5" r="1.5" fill="currentColor" />
    </svg>
  );
}
