/** A turning ring for something in progress, in the colour of the text; say what is going on beside it. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-[1.1em] shrink-0 animate-spin rounded-full border-[0.18em] border-current border-r-transparent"
    />
  );
}
